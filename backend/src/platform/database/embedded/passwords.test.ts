import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrCreatePasswords } from './passwords.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'passwords-'));
const file = path.join(dir, 'postgres-passwords.json');

afterAll(() => rmSync(dir, { recursive: true }));

test('passwords are made once, in one file that its owner alone can read', () => {
  const made = readOrCreatePasswords(file);
  expect(readOrCreatePasswords(file)).toEqual(made);
  expect(new Set(Object.values(made)).size).toBe(3);
  expect(readdirSync(dir)).toEqual(['postgres-passwords.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a damaged file is named and kept', () => {
  writeFileSync(file, '{"postgres":"short"}');
  expect(() => readOrCreatePasswords(file)).toThrow(`${file} is damaged`);
  expect(readFileSync(file, 'utf8')).toBe('{"postgres":"short"}');
});
