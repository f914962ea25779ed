/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageVersion, SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';

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
  for (const own of ['host', 'host-server', 'shared-modules', 'testing']) {
    expect(sharedModules).not.toContain(`${PLATFORM}/${own}`);
  }
});

test('a module has the version of the package behind it', () => {
  expect(packageVersion(`${PLATFORM}/ui/property`)).toBe(version);
  const { version: react } = require('react/package.json') as { version: string };
  expect(packageVersion('react')).toBe(react);
  expect(packageVersion('react/jsx-runtime')).toBe(react);
});
