import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config.ts';
import type { Options } from './support/visit.ts';

const [desktop, phone] = config.projects ?? [];

/** What people do on pages; the other specs are about processes, headers and releases. */
const testMatch =
  /\/(account|account-screens|admin|admin-console|layout|guides|inspector|journey|private-link|property|search|session|write-review)\.spec\.ts$/;

/** Journeys know phones and desktops. How far late fonts move a page is a matter of its own size. */
const atSize = (width: number, height: number) => ({
  name: `${width} px`,
  grep: /@both|@sizes/,
  grepInvert: /fonts that arrive late/,
  use: { ...(width < 768 && devices['Pixel 7']), viewport: { width, height } },
});

/**
 * `npm run test:journeys`: all journeys again on translated pages, those by keyboard alone among them, and those that
 * differ by size on the smallest phone and on a wide desktop; and, with the tag `@journeys`, what holds on every screen.
 */
export default defineConfig<Options>({
  ...config,
  projects: [
    { ...desktop, name: 'translated', testMatch, use: { ...desktop?.use, isTranslated: true } },
    { ...phone, name: 'translated phone', testMatch, use: { ...phone?.use, isTranslated: true } },
    atSize(360, 740),
    atSize(1440, 900),
    { ...desktop, name: 'every screen', grep: /@journeys/ },
  ],
});
