import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { finishBuild } from './integrity.ts';

let dir = '';

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'integrity-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true, force: true });
});

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

const hashed = (): Record<string, string> =>
  JSON.parse(fs.readFileSync(path.join(dir, 'integrity.json'), 'utf8'));

const sha384 = (text: string) => `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

test('every file of a build is in the integrity manifest with its hash, those in folders too', () => {
  const files = { 'main.0a1b2c3d.js': 'run()', 'remote.json': '{}', 'server/remote.cjs': 'exports = {}' };
  for (const [file, text] of Object.entries(files)) write(file, text);
  finishBuild(dir);
  const hashes = Object.entries(files).map(([file, text]) => [file, sha384(text)]);
  expect(hashed()).toEqual(Object.fromEntries(hashes));
});

test('every script has a compressed copy beside it', () => {
  write('main.0a1b2c3d.js', 'run()'.repeat(1000));
  write('font.0a1b2c3d.woff2', 'compressed already');
  finishBuild(dir);
  const packed = (ending: string) => fs.readFileSync(path.join(dir, `main.0a1b2c3d.js${ending}`));
  expect(zlib.brotliDecompressSync(packed('.br')).toString()).toBe('run()'.repeat(1000));
  expect(zlib.gunzipSync(packed('.gz')).toString()).toBe('run()'.repeat(1000));
  expect(fs.existsSync(path.join(dir, 'font.0a1b2c3d.woff2.br'))).toBe(false);
});

test('what only the gateway reads has none', () => {
  write('server/drawings/house-1.svg', '<svg/>'.repeat(1000));
  finishBuild(dir);
  expect(fs.readdirSync(path.join(dir, 'server/drawings'))).toEqual(['house-1.svg']);
});

test('a build hashed twice has the same hashes', () => {
  write('main.0a1b2c3d.js', 'run()');
  write('another.0a1b2c3d.js', 'go()');
  finishBuild(dir);
  const first = fs.readFileSync(path.join(dir, 'integrity.json'), 'utf8');
  finishBuild(dir);
  expect(fs.readFileSync(path.join(dir, 'integrity.json'), 'utf8')).toBe(first);
});
