const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2024',
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
};

export default {
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  // only failing tests wait so long; a slow machine is not a failure
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(integration|operations)\\.test\\.ts$'],
    },
    {
      ...withDatabase,
      displayName: 'integration',
      setupFiles: ['<rootDir>/src/testing/cheap-hashes.ts'],
      testMatch: ['**/*.integration.test.ts'],
    },
    {
      ...withDatabase,
      // processes of their own and commands that a person runs once
      displayName: 'operations',
      testMatch: ['**/*.operations.test.ts'],
    },
  ],
};
