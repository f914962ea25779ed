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

/** How well a document is compressed. Where no other nonce can be put in, the next quality is tried; 9 nearly always works. */
const FAST = [5, 9, 9];
/** Takes some 15 times the CPU time for a tenth fewer bytes. */
const THOROUGH = [10, 10];
/** The request from which on that is worth it. */
const OFTEN = 10;

/** The last document that is compressed thoroughly: one at a time, so that threads are left for other work. */
let lastThorough = Promise.resolve();

/** The length of what `makeNonce` makes: 16 bytes in base64. All end with `==`. */
const NONCE_LENGTH = 24;

/** Another nonce that has a different character in each place; not random. */
const unlike = (nonce: string) =>
  Buffer.from(Buffer.from(nonce, 'base64').map(byte => ~byte)).toString('base64');

/**
 * How a brotli stream announces `NONCE_LENGTH` bytes as they are (RFC 7932, section 9.2), from a byte boundary on: not the
 * last block (1 bit), a length of 4 nibbles (2 bits), the length less one (16 bits), uncompressed (1 bit).
 */
const UNCOMPRESSED_HEADER = Buffer.from([
  ((NONCE_LENGTH - 1) << 3) & 255,
  ((NONCE_LENGTH - 1) >> 5) & 255,
  0b1000,
]);

/** A compressed document around its nonce. */
type Packed = readonly [before: Buffer, after: Buffer];

const sizeOf = ([before, after]: Packed) => before.length + after.length;

const join = ([before, after]: Packed, nonce: string) => Buffer.concat([before, Buffer.from(nonce), after]);

/**
 * Compresses a document such that another nonce can be put in: its first occurrence is a block of its own, as it is, and
 * all others refer back to that one.
 */
async function compress(html: string, nonce: string, quality: number): Promise<Packed> {
  const stream = zlib.createBrotliCompress({ params: { [QUALITY]: quality, [SIZE_HINT]: html.length } });
  const chunks: Buffer[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  stream
    .on('data', chunk => chunks.push(chunk))
    .once('end', resolve)
    .once('error', reject);
  const at = html.indexOf(nonce);
  const write = async (text: string) => {
    stream.write(text);
    await new Promise<void>(done => stream.flush(FLUSH, done));
    await nextTurn();
    return Buffer.concat(chunks.splice(0));
  };
  const before = await write(html.slice(0, at));
  await write(nonce);
  stream.end(html.slice(at + nonce.length));
  await ended;
  return [Buffer.concat([before, UNCOMPRESSED_HEADER]), Buffer.concat(chunks)];
}

/**
 * Whether every nonce can be put in: that is so where one that differs in each place can, since all nonces end alike and
 * nothing else of the stream depends on what is before a literal.
 */
async function isRight(packed: Packed, html: string, nonce: string) {
  const other = unlike(nonce);
  const found = await decompress(join(packed, other)).catch(() => undefined);
  return found?.equals(Buffer.from(html.replaceAll(nonce, other))) === true;
}

async function pack(html: string, nonce: string, qualities: readonly number[]): Promise<Packed | undefined> {
  for (const quality of qualities) {
    const other = makeNonce();
    const changed = html.replaceAll(nonce, other);
    const packed = await compress(changed, other, quality);
    if (await isRight(packed, changed, other)) return packed;
  }
  return undefined;
}

/** A document that is sent many times, each time with a nonce of its own, and is compressed for all. */
export class ReusableDocument {
  private html: string;
  private readonly nonce: string;
  private packed: Packed | undefined;
  private requests = 0;
  private fast: Promise<void> | undefined;

  /** @param nonce as `makeNonce` makes it; it must not occur in the document by chance */
  constructor(html: string, nonce: string) {
    this.html = html;
    this.nonce = nonce;
  }

  /** Bytes in memory, about: texts have two for each character. */
  get size(): number {
    return this.packed ? sizeOf(this.packed) : 2 * this.html.length;
  }

  /** The document with a fresh nonce. */
  async withNonce(nonce: string): Promise<string> {
    if (!this.packed) return this.html.replaceAll(this.nonce, nonce);
    return (await decompress(join(this.packed, nonce))).toString();
  }

  /** The same, compressed by brotli; undefined where that has not been done, or cannot be done. */
  compressed(nonce: string): Buffer | undefined {
    return this.packed && join(this.packed, nonce);
  }

  /** Counts a request. Returns the end of the compressing that it begins, after which the document has another size. */
  countRequest(): Promise<void> | undefined {
    this.requests++;
    if (this.requests === 1) {
      this.fast = this.compress(FAST);
      return this.fast;
    }
    if (this.requests !== OFTEN) return undefined;
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
