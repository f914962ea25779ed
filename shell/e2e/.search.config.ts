import base from './playwright.config.ts';
export default {
  ...base,
  webServer: undefined,
  testMatch: 'search.spec.ts',
  outputDir: '/tmp/ms/results',
  use: { ...base.use, baseURL: 'http://localhost:8097' },
};
