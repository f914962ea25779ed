import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sharedBackend } from '../testing/backend.ts';
import { bytesOf, picture } from '../testing/photos.ts';
import { childrenOf, memoryOf } from '../testing/processes.ts';

const backend = await sharedBackend();

beforeAll(async () => {
  await backend.upload(await picture(30, 20));
});

const folder = () => readdir(path.join(backend.dataDir, 'uploads'));
const temporary = async () => (await readdir(tmpdir())).filter(name => name.startsWith('vips-'));

function chunk(type: string, data: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG whose header promises a picture of which hardly anything is there. */
function pngWithHeader(width: number, height: number, { bits = 8, color = 2, interlaced = false } = {}) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, color, 0, 0, Number(interlaced)]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.of()),
  ];
  return Uint8Array.from(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
}

/** An animated WebP with another canvas. */
async function animatedWebp(width: number, height: number) {
  const frames = [await picture(20, 20), await bytesOf(sharp(await picture(20, 20)).negate())];
  const bytes = await bytesOf(sharp(frames, { join: { animated: true } }).webp());
  const canvas = Buffer.from(bytes.buffer, bytes.indexOf(0x58) + 9);
  canvas.writeUIntLE(width - 1, 0, 3);
  canvas.writeUIntLE(height - 1, 3, 3);
  return bytes;
}

/** A JPEG header with other dimensions. */
async function stretched(width: number, height: number) {
  const bytes = Buffer.from(await bytesOf(sharp(await picture(16, 16)).jpeg({ progressive: true })));
  const frame = bytes.indexOf(Buffer.from('ffc2', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return Uint8Array.from(bytes);
}

/** Megabytes that this process and those it started hold. */
async function memory() {
  const held = [process.pid, ...(await childrenOf(process.pid))].map(memoryOf);
  return (await Promise.all(held)).reduce((sum, more) => sum + more, 0);
}

/** Runs some work; its result, and by how many megabytes memory grew meanwhile. */
async function growth<Result>(work: () => Promise<Result>) {
  const before = await memory();
  let most = before;
  const look = setInterval(async () => (most = Math.max(most, await memory())), 20);
  const response = await work().finally(() => clearInterval(look));
  return { response, grown: Math.max(most, await memory()) - before };
}

const TOO_LONG = '413 This photo is too long and narrow. Please use a different one.';
const TOO_MANY = '413 This photo is too large (over 50 megapixels). Please use a smaller one.';
const TOO_DEEP = '415 This photo uses more than 8 bits per colour. Please save it as a JPEG and try again.';
const UNREADABLE = '400 Failed to upload photo. Please check file format and size.';

test.each([
  ['a PNG of one row', TOO_LONG, () => pngWithHeader(49_999_999, 1)],
  ['a PNG of one row and 16 bits', TOO_LONG, () => pngWithHeader(49_999_999, 1, { bits: 16, color: 6 })],
  ['an interlaced PNG of one row', TOO_LONG, () => pngWithHeader(49_999_999, 1, { interlaced: true })],
  ['a PNG of one column', TOO_LONG, () => pngWithHeader(1, 49_999_999)],
  ['a row just too long', TOO_LONG, () => pngWithHeader(12_001, 1)],
  ['a square', TOO_MANY, () => pngWithHeader(30_000, 30_000)],
  ['a JPEG', TOO_LONG, () => stretched(65_500, 700)],
  ['a JPEG square', TOO_MANY, () => stretched(65_500, 65_500)],
  ['a moving WebP', TOO_MANY, () => animatedWebp(16_000, 16_000)],
  ['16 bits', TOO_DEEP, () => pngWithHeader(6_000, 6_000, { bits: 16, color: 6 })],
  ['a cut PNG', UNREADABLE, () => pngWithHeader(7_000, 7_000)],
])('%s is judged by its header, at once and in little memory', async (_, message, make) => {
  const [bytes, files, temporaryFiles] = [await make(), await folder(), await temporary()];
  const start = performance.now();
  const { grown, response } = await growth(() => backend.upload(bytes));
  expect(grown).toBeLessThan(150);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(`${response.status} ${response.text}`).toBe(message);
  expect([await folder(), await temporary()]).toEqual([files, temporaryFiles]);
});

test.each([
  [7_000, 7_000],
  [16_000, 3_100],
])('a photo of %d x %d pixels is taken', async (width, height) => {
  const { status } = await backend.upload(await picture(width, height));
  expect(status).toBe(201);
});
