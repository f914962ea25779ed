import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { OPERATOR } from './support/operator.ts';
import type { Options } from './support/visit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env.E2E_PORT ?? '8180';

/** The tests inherit these variables. */
const ADMINISTRATOR = {
  ADMIN_EMAIL: 'admin@home-truths.example',
  ADMIN_PASSWORD: 'a desk of my own',
};
Object.assign(process.env, ADMINISTRATOR);

/** The browser: given by the caller, or Debian's. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  file => file && existsSync(file),
);

/**
 * Features of Chromium to disable. Each window prepares two panels of the address bar, which takes a fifth of a test's
 * CPU time. The other features are Playwright's own list: of two such lists only the last one is used.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

// a test runs on a desktop; one that differs on a phone says so with `@both`, or with `@sizes` where other sizes in
// `npm run test:journeys` are enough; one that is for phones with `@phone`
const desktop = { grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } };
const phone = {
  grep: /@phone|@both/,
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
};

/** Specs that run again on translated pages, those by keyboard alone among them. */
const translated = {
  testMatch:
    /\/(account|account-screens|admin|admin-console|layout|guides|inspector|journey|private-link|property|search|session|write-review)\.spec\.ts$/,
};

/** Journeys know phones and desktops. How far late fonts move a page is a matter of its own size. */
const atSize = (width: number, height: number) => ({
  name: `again at ${width} px`,
  testIgnore: 'operations/**',
  grep: /@both|@sizes/,
  grepInvert: /fonts that arrive late/,
  use: { ...(width < 768 && devices['Pixel 7']), viewport: { width, height } },
});

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../.test/e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // only failing tests wait so long; a slow machine is not a failure
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // a service worker would hide requests from a test; tests about it allow it
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
  },
  // `journeys` run in `npm test`, `operations` in `npm run test:operations`, the others in `npm run test:journeys`
  projects: [
    { ...desktop, name: 'teams', testDir: 'teams' },
    { ...desktop, name: 'desktop', testDir: 'journeys' },
    { ...phone, name: 'phone', testDir: 'journeys' },
    { ...desktop, name: 'operations', testDir: 'operations' },
    { ...desktop, name: 'screens', testDir: 'screens' },
    { ...phone, name: 'screens phone', testDir: 'screens' },
    { ...desktop, name: 'again translated', ...translated, use: { ...desktop.use, isTranslated: true } },
    {
      name: 'again translated phone',
      ...translated,
      grep: /@phone|@both|@sizes/,
      use: { ...phone.use, isTranslated: true },
    },
    atSize(360, 740),
    atSize(1440, 900),
  ],
  webServer: {
    // each run begins with new data: pages of lists would otherwise be full of what earlier runs have written
    command:
      'node -e "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && node shell/tools/bootstrap.mjs start',
    cwd: root,
    // of the backend, through the gateway, which is ready by then
    url: `http://localhost:${port}/api/readyz`,
    timeout: 240_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: path.join(root, `shell/.test/e2e-data-${port}`),
      RATE_LIMITS: 'off',
      SEED: 'demo',
      ...ADMINISTRATOR,
      ...OPERATOR,
    },
  },
});
