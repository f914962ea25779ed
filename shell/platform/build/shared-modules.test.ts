/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';
import { hostShared, packageVersion, remoteShared } from './sharing.ts';

const PLATFORM = '@home-truths/platform';
const require = createRequire(import.meta.url);
const packageDir = path.resolve(import.meta.dirname, '..');
const sharedModules = [...SHARED_EAGER, ...SHARED_LAZY];

const { exports: entryPoints, version } = JSON.parse(
  fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'),
) as { exports: Record<string, string>; version: string };

test.each(Object.entries(entryPoints))('the entry point %s has its file %s', (_, file) => {
  expect(fs.existsSync(path.join(packageDir, file))).toBe(true);
});

test.each(sharedModules.filter(module => module.startsWith(PLATFORM)))(
  '%s, which remotes share, is an entry point',
  moduleName => {
    expect(Object.keys(entryPoints)).toContain(moduleName.replace(PLATFORM, '.'));
  },
);

test('what only the shell, tests and builds use is not shared', () => {
  for (const own of ['host', 'host-server', 'build', 'testing']) {
    expect(sharedModules).not.toContain(`${PLATFORM}/${own}`);
  }
});

test('the shell shares the installed version, and only eager modules are loaded at once', () => {
  const shared = hostShared();
  expect(Object.keys(shared)).toEqual(sharedModules);
  for (const [moduleName, options] of Object.entries(shared)) {
    const installed = packageVersion(moduleName);
    expect(options).toMatchObject({ version: installed, requiredVersion: `^${installed}` });
    const eager = !SHARED_LAZY.includes(moduleName);
    expect(options).toMatchObject({ eager, singleton: true, strictVersion: true });
  }
});

test('a module has the version of the package behind it', () => {
  expect(packageVersion(`${PLATFORM}/ui/property`)).toBe(version);
  const { version: react } = require('react/package.json') as { version: string };
  expect(packageVersion('react')).toBe(react);
  expect(packageVersion('react/jsx-runtime')).toBe(react);
});

test('a remote shares the same modules and brings no copy of its own', () => {
  const shared = remoteShared();
  expect(Object.keys(shared)).toEqual(sharedModules);
  for (const [moduleName, options] of Object.entries(shared)) {
    const expected = { import: false, singleton: true, strictVersion: true };
    expect(options).toMatchObject({ ...expected, requiredVersion: `^${packageVersion(moduleName)}` });
  }
});
