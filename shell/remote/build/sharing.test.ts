import { packageVersion, SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';
import { hostShared, remoteShared } from './sharing.ts';

const sharedModules = [...SHARED_EAGER, ...SHARED_LAZY];

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

test('a remote shares the same modules and brings no copy of its own', () => {
  const shared = remoteShared();
  expect(Object.keys(shared)).toEqual(sharedModules);
  for (const [moduleName, options] of Object.entries(shared)) {
    const expected = { import: false, singleton: true, strictVersion: true };
    expect(options).toMatchObject({ ...expected, requiredVersion: `^${packageVersion(moduleName)}` });
  }
});
