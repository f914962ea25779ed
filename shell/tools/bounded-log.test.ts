import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { boundedLog, ROTATION_BYTES } from './bounded-log.ts';

let dir = '';
let log = '';

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bounded-log-'));
  log = path.join(dir, 'backend.log');
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

async function write(file: string, ...chunks: string[]) {
  const stream = boundedLog(file);
  for (const chunk of chunks) stream.write(chunk);
  await finished(stream.end());
}

const sizeOf = (file: string) => fs.statSync(file).size;
const megabyte = `${'x'.repeat(1024 * 1024 - 1)}\n`;

test('a later start goes on with the log', async () => {
  await write(log, 'one\n');
  await write(log, 'two\n');
  expect(fs.readFileSync(log, 'utf8')).toBe('one\ntwo\n');
});

test('two generations are retained, each within bounds, and nothing in between is lost', async () => {
  await write(log, ...Array<string>(35).fill(megabyte), 'last\n');
  expect(fs.readdirSync(dir).sort()).toEqual(['backend.log', 'backend.log.1']);
  expect([sizeOf(log), sizeOf(`${log}.1`)]).toEqual([5 * 1024 * 1024 + 5, ROTATION_BYTES]);
});

test('an endless log of an earlier version becomes the earlier generation', async () => {
  fs.writeFileSync(log, megabyte.repeat(12));
  await write(log, 'new\n');
  expect(fs.readFileSync(log, 'utf8')).toBe('new\n');
  expect(sizeOf(`${log}.1`)).toBe(12 * 1024 * 1024);
});

test('a full disk does no harm', async () => {
  await write('/dev/full', 'lost\n', 'lost\n');
});
