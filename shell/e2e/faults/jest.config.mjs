import { workspace } from '../../../jest.config.mjs';

/** Each test starts a site and puts it under load, so they run one after another. */
export default {
  ...workspace(import.meta.dirname, 'node', ['']),
  testMatch: ['**/*.fault.ts'],
  // only a hanging test waits so long; a slow machine is not a failure
  testTimeout: 300_000,
  maxWorkers: 1,
};
