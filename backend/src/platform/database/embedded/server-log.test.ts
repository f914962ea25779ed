import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MAX_SERVER_LOG_BYTES, rotateLog } from './server-log.ts';

let dir = '';
let log = '';

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'server-log-'));
  log = path.join(dir, 'server.log');
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

test('a log that is not full stays, one that is not there does no harm', () => {
  rotateLog(log);
  fs.writeFileSync(log, 'one\n');
  rotateLog(log);
  expect(fs.readFileSync(log, 'utf8')).toBe('one\n');
  fs.truncateSync(log, MAX_SERVER_LOG_BYTES);
  rotateLog(log);
  expect(fs.statSync(log).size).toBe(MAX_SERVER_LOG_BYTES);
  expect(fs.existsSync(`${log}.1`)).toBe(false);
});

test('of a full log the last part is kept, and whoever has it open goes on writing', () => {
  const server = fs.openSync(log, 'a');
  fs.writeSync(server, `${'x'.repeat(MAX_SERVER_LOG_BYTES)}what led to the crash\n`);
  rotateLog(log);
  fs.writeSync(server, 'later\n');
  fs.closeSync(server);
  expect(fs.readFileSync(log, 'utf8')).toBe('later\n');
  const stored = fs.readFileSync(`${log}.1`, 'utf8');
  expect(stored).toHaveLength(MAX_SERVER_LOG_BYTES);
  expect(stored.endsWith('what led to the crash\n')).toBe(true);
  expect(fs.statSync(`${log}.1`).mode & 0o777).toBe(0o600);
});

test('no link is followed', () => {
  const other = path.join(dir, 'other');
  fs.writeFileSync(other, 'x'.repeat(MAX_SERVER_LOG_BYTES + 1));
  fs.symlinkSync(other, log);
  rotateLog(log);
  fs.rmSync(log);
  fs.copyFileSync(other, log);
  fs.symlinkSync(other, `${log}.1`);
  rotateLog(log);
  expect(fs.statSync(other).size).toBe(MAX_SERVER_LOG_BYTES + 1);
});
