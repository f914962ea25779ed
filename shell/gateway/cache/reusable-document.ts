import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { makeNonce } from '../pages/security.ts';

const {
  BROTLI_OPERATION_FLUSH: FLUSH,
  BROTLI_PARAM_QUALITY: QUALITY,
  BROTLI_PARAM_SIZE_HINT: SIZE_HINT,
} = zlib.constants;
const decompress = promisify(zlib.brotliDecompress);

/** Qualities, tried in turn, because a nonce may not be exchangeable at one; 9 nearly always works. */
const FAST = [5, 9, 9];
/** A tenth fewer bytes for about 15 times the CPU time. */
const THOROUGH = [10, 10];
/** The request after which thorough compression pays. */
const THOROUGH_FROM = 10;

/** Thorough compressions run one at a time, to leave threads for other work. */
let lastThorough = Promise.resolve();

/** Length of `makeNonce`'s result. */
const NONCE_LENGTH = 24;

/** Returns a nonce that differs in each character. */
const invert = (nonce: string) =>
  Buffer.from(Buffer.from(nonce, 'base64').map(byte => ~byte)).toString('base64');

/**
 * Announces uncompressed bytes at a byte boundary of a brotli stream (RFC 7932, section 9.2): not the last block (1
 * bit), length of 4 nibbles (2 bits), length less one (16 bits), uncompressed (1 bit).
 */
const UNCOMPRESSED_HEADER = Buffer.from([
  ((NONCE_LENGTH - 1) << 3) & 255,
  ((NONCE_LENGTH - 1) >> 5) & 255,
  0b1000,
]);

/** A compressed document without its nonce. */
type Packed = readonly [before: Buffer, after: Buffer];

const sizeOf = ([before, after]: Packed) => before.length + after.length;

const join = ([before, after]: Packed, nonce: string) => Buffer.concat([before, Buffer.from(nonce), after]);

/** Makes the first nonce an uncompressed block, to which all other occurrences refer. */
async function compress(html: string, nonce: string, quality: number): Promise<Packed> {
  const stream = zlib.createBrotliCompress({ params: { [QUALITY]: quality, [SIZE_HINT]: html.length } });
  const chunks: Buffer[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  stream
    .on('data', chunk => chunks.push(chunk))
    .once('end', resolve)
    .once('error', reject);
  const nonceStart = html.indexOf(nonce);
  const write = async (text: string) => {
    stream.write(text);
    await new Promise<void>(done => stream.flush(FLUSH, done));
    // the chunks of a flush arrive as events
    await nextTurn();
    return Buffer.concat(chunks.splice(0));
  };
  const before = await write(html.slice(0, nonceStart));
  await write(nonce);
  stream.end(html.slice(nonceStart + nonce.length));
  await ended;
  return [Buffer.concat([before, UNCOMPRESSED_HEADER]), Buffer.concat(chunks)];
}

/**
 * True if every nonce can be put in. A nonce that differs in each character proves it, because nothing else in the
 * stream depends on literals and all nonces end alike.
 */
async function takesAnyNonce(packed: Packed, html: string, nonce: string) {
  const other = invert(nonce);
  const unpacked = await decompress(join(packed, other)).catch(() => undefined);
  return unpacked?.equals(Buffer.from(html.replaceAll(nonce, other))) === true;
}

async function pack(html: string, nonce: string, qualities: readonly number[]): Promise<Packed | undefined> {
  for (const quality of qualities) {
    const other = makeNonce();
    const changed = html.replaceAll(nonce, other);
    const packed = await compress(changed, other, quality);
    if (await takesAnyNonce(packed, changed, other)) return packed;
  }
  return undefined;
}

/** A document that is compressed once and sent with a fresh nonce each time. */
export class ReusableDocument {
  private html: string;
  private readonly nonce: string;
  private packed: Packed | undefined;
  private requests = 0;
  private fast: Promise<void> | undefined;

  /** @param nonce made by `makeNonce`; it must not occur in the document by chance */
  constructor(html: string, nonce: string) {
    this.html = html;
    this.nonce = nonce;
  }

  /** Approximate bytes in memory; texts have two per character. */
  get size(): number {
    return this.packed ? sizeOf(this.packed) : 2 * this.html.length;
  }

  async withNonce(nonce: string): Promise<string> {
    if (!this.packed) return this.html.replaceAll(this.nonce, nonce);
    return (await decompress(join(this.packed, nonce))).toString();
  }

  /** Returns undefined while the document is not, or cannot be, compressed. */
  compressed(nonce: string): Buffer | undefined {
    return this.packed && join(this.packed, nonce);
  }

  /** The promise ends when a compression has changed the size. */
  countRequest(): Promise<void> | undefined {
    this.requests++;
    if (this.requests === 1) {
      this.fast = this.compress(FAST);
      return this.fast;
    }
    if (this.requests !== THOROUGH_FROM) return undefined;
    lastThorough = Promise.allSettled([lastThorough, this.fast]).then(() => this.compress(THOROUGH));
    return lastThorough;
  }

  private async compress(qualities: readonly number[]): Promise<void> {
    const packed = await pack(await this.withNonce(this.nonce), this.nonce, qualities);
    if (!packed || (this.packed && sizeOf(packed) >= sizeOf(this.packed))) return;
    this.packed = packed;
    this.html = '';
  }
}
