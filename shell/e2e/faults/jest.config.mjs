import { workspace } from '../../../jest.config.mjs';

/** Each fault has a site of its own and puts it under load: one after another. */
export default {
  ...workspace(import.meta.dirname, 'node', ['']),
  testMatch: ['**/*.fault.ts'],
  // only what hangs waits so long: a slow machine is no failure
  testTimeout: 300_000,
  maxWorkers: 1,
};
