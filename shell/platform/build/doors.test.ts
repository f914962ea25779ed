/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EAGER_DOORS, LAZY_DOORS } from './doors.ts';
import { borrowing, leanRuntime, lending, versionOf } from './sharing.ts';

const PLATFORM = '@home-truths/platform';
const require = createRequire(import.meta.url);
const room = path.resolve(import.meta.dirname, '..');
const doors = [...EAGER_DOORS, ...LAZY_DOORS];

const { exports: entrances, version } = JSON.parse(
  fs.readFileSync(path.join(room, 'package.json'), 'utf8'),
) as { exports: Record<string, string>; version: string };

test.each(Object.entries(entrances))('behind the door %s there is %s', (_, file) => {
  expect(fs.existsSync(path.join(room, file))).toBe(true);
});

test.each(doors.filter(door => door.startsWith(PLATFORM)))('%s, which areas borrow, is a door', door => {
  expect(Object.keys(entrances)).toContain(door.replace(PLATFORM, '.'));
});

test('what only the shell, tests and builds use is lent to nobody', () => {
  for (const own of ['host', 'host-server', 'build', 'testing']) {
    expect(doors).not.toContain(`${PLATFORM}/${own}`);
  }
});

test('every door is lent once', () => {
  expect(new Set(doors).size).toBe(doors.length);
});

test('the shell lends the version that is installed, and only what is eager waits for nobody', () => {
  const lent = lending();
  expect(Object.keys(lent)).toEqual(doors);
  for (const [
    door,
    { version: lentVersion, requiredVersion, eager, singleton, strictVersion },
  ] of Object.entries(lent)) {
    expect([door, lentVersion, requiredVersion]).toEqual([door, versionOf(door), `^${versionOf(door)}`]);
    expect([door, eager]).toEqual([door, !LAZY_DOORS.includes(door)]);
    expect([singleton, strictVersion]).toEqual([true, true]);
  }
});

test('a door has the version of the package behind it', () => {
  expect(versionOf(`${PLATFORM}/ui/home`)).toBe(version);
  const { version: react } = require('react/package.json') as { version: string };
  expect(versionOf('react')).toBe(react);
  expect(versionOf('react/jsx-runtime')).toBe(react);
});

test('an area borrows the same doors and brings no copy of its own', () => {
  const borrowed = borrowing();
  expect(Object.keys(borrowed)).toEqual(doors);
  for (const [door, { requiredVersion, import: copy, singleton, strictVersion }] of Object.entries(
    borrowed,
  )) {
    expect([door, requiredVersion]).toEqual([door, `^${versionOf(door)}`]);
    expect([copy, singleton, strictVersion]).toEqual([false, true, true]);
  }
});

test('the runtime of Module Federation is taken from files that are there', () => {
  const files = [...Object.values(leanRuntime('shell')), ...Object.values(leanRuntime('remote'))];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect([file, fs.existsSync(file)]).toEqual([file, true]);
});
