/**
 * Returns the Jest configuration of a workspace.
 * @param {string} dir the workspace's folder
 * @param {string} environment `node`, `jsdom`, or the path of an environment
 * @param {string[]} roots where tests lie, below the workspace
 */
export const workspace = (dir, environment = 'node', roots = ['src']) => ({
  rootDir: dir,
  roots: roots.map(root => `<rootDir>/${root}`),
  testEnvironment: environment,
  testMatch: ['**/*.test.{ts,tsx}'],
  // milliseconds; long enough for a slow machine
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
});
