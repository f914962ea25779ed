/**
 * How tests run in every room, so that each room's own file is one line.
 * @param {string} dir the room's folder
 * @param {'node' | 'jsdom'} environment what the code under test runs in
 * @param {string[]} roots where tests lie, below the room
 */
export const room = (dir, environment = 'node', roots = ['src']) => ({
  rootDir: dir,
  roots: roots.map(root => `<rootDir>/${root}`),
  testEnvironment: environment,
  testMatch: ['**/*.test.{ts,tsx}'],
  // only what hangs waits so long: a slow machine is no failure
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
