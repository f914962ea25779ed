import zlib from 'node:zlib';
import { packArchive } from '@home-truths/contract/release-archive';
import fc from 'fast-check';

const BLOCK = 512;

/** Fields of a header of a tar archive: offset and length. */
const FIELDS = {
  name: [0, 100],
  size: [124, 12],
  checksum: [148, 8],
  type: [156, 1],
  link: [157, 100],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

const VALUES: Record<keyof typeof FIELDS, string[]> = {
  name: [
    '../../evil.js',
    '/etc/passwd',
    '.',
    '',
    'server',
    'server/remote.cjs/x',
    'a\\..\\b',
    'café.js',
    '-',
  ],
  size: [
    '00000000000',
    '77777777777',
    '-0000000001',
    '\x80\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff',
    'x',
  ],
  checksum: ['000000\0 ', 'x'],
  type: ['0', '1', '2', '3', '4', '5', '6', '7', 'L', 'K', 'x', 'g', 'S', '\0', '\xff'],
  link: ['/etc/passwd', '../..'],
  magic: ['ustar\0' + '00', 'ustar  \0', 'x'],
  prefix: ['..', '/', 'public', 'x'.repeat(155)],
};

/** Returns the offsets of the headers of a tar archive in order. */
function headersOf(tar: Buffer): number[] {
  const headers: number[] = [];
  for (let at = 0; tar[at]; ) {
    headers.push(at);
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return headers;
}

function writeChecksum(tar: Buffer, header: number) {
  const [offset, length] = FIELDS.checksum;
  tar.fill(' ', header + offset, header + offset + length);
  const sum = tar.subarray(header, header + BLOCK).reduce((all, byte) => all + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, header + offset, 'latin1');
}

type Change = (tar: Buffer) => Buffer;

const anywhere = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = (tar: Buffer, where: number) => Math.floor(where * tar.length);

/** Writes a value into a field of a header, mostly with a right checksum. */
const fieldChange = fc
  .constantFrom(...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]))
  .chain(field => fc.tuple(fc.constant(field), fc.constantFrom(...VALUES[field]), anywhere, fc.nat(9)))
  .map(
    ([field, value, where, luck]): Change =>
      tar => {
        const headers = headersOf(tar);
        const header = headers[Math.floor(where * headers.length)];
        if (header === undefined || header + BLOCK > tar.length) return tar;
        const [offset, length] = FIELDS[field];
        tar.fill(0, header + offset, header + offset + length);
        tar.write(value.slice(0, length), header + offset, 'latin1');
        if (field !== 'checksum' && luck) writeChecksum(tar, header);
        return tar;
      },
  );

const blockAt = (tar: Buffer, where: number) => Math.floor(at(tar, where) / BLOCK) * BLOCK;

const byteChange = fc.tuple(anywhere, fc.nat(255)).map(
  ([where, byte]): Change =>
    tar =>
      tar.fill(byte, at(tar, where), Math.min(at(tar, where) + 1, tar.length)),
);

const truncation = anywhere.map(
  (where): Change =>
    tar =>
      tar.subarray(0, at(tar, where)),
);

/** Repeats a few blocks at another place. */
const repetition = fc.tuple(anywhere, anywhere, fc.nat(8)).map(
  ([from, to, blocks]): Change =>
    tar => {
      const [source, target] = [blockAt(tar, from), blockAt(tar, to)];
      const repeated = tar.subarray(source, source + blocks * BLOCK);
      return Buffer.concat([tar.subarray(0, target), repeated, tar.subarray(target)]);
    },
);

const doubling = fc.constant<Change>(tar => Buffer.concat([tar, tar]));

const changes = fc.oneof({ weight: 5, arbitrary: fieldChange }, byteChange, truncation, repetition, doubling);

/** Valid archives in which a few things were changed, before or after compression. */
export async function changedArchives(files: Record<string, Buffer>): Promise<fc.Arbitrary<Buffer>> {
  const valid = zlib.gunzipSync(await packArchive(files));
  return fc
    .tuple(
      fc.array(changes, { minLength: 1, maxLength: 2 }),
      fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, changes),
    )
    .map(([inside, outside]) => {
      let tar: Buffer = Buffer.from(valid);
      for (const change of inside) tar = change(tar);
      const archive = zlib.gzipSync(tar, { level: 1 });
      return outside ? outside(archive) : archive;
    });
}
