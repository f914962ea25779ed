import { SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';
import { sharedModules } from './shared-modules.ts';

test('a server bundle gets every module that remotes share, and no other', () => {
  expect(Object.keys(sharedModules).sort()).toEqual([...SHARED_EAGER, ...SHARED_LAZY].sort());
});

test('each shared module exports something', () => {
  for (const [moduleName, module] of Object.entries(sharedModules)) {
    expect([moduleName, Object.keys(module as object).length > 0]).toEqual([moduleName, true]);
  }
});
