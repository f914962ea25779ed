import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { translate } from './translator.ts';

/** Origin of the site under test. */
export const site = `http://localhost:${process.env.E2E_PORT ?? '8180'}`;

/** The browser's hint when its timer for preloads ends between a preload and its use; that none is idle has a test. */
const PRELOAD_TIMER = 'was preloaded using link preload but not used';

/** What the test's own set-up says (see `serviceWorkers` in the configuration). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What a page complained of: errors in the console, uncaught errors and refusals by the content policy. */
function listen(page: Page) {
  const complaints: string[] = [];
  page.on('console', message => {
    const isHint = [PRELOAD_TIMER, NO_WORKER].some(hint => message.text().includes(hint));
    if (['error', 'warning'].includes(message.type()) && !isHint) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  return complaints;
}

/** What a project can choose. */
export interface Options {
  /** Pages are translated, into the words that were there. */
  isTranslated: boolean;
}

/** Tests with a page that is watched: `complaints` must be empty in the end unless the test takes them. */
export const test = base.extend<Options & { complaints: string[] }>({
  isTranslated: [false, { option: true }],
  page: async ({ page, isTranslated }, use) => {
    if (isTranslated) await translate(page, { sameText: true });
    await use(page);
  },
  complaints: async ({ page }, use) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`content policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(listen(page));
  },
});
export { expect };

/** Waits until a page answers clicks; its slots are hydrated one by one, each when its code is there. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const isHydrated = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactFiber'));
    const slots = [...document.querySelectorAll('[data-slot] > *')];
    // there is no element at all in the first moment of a document
    return document.querySelector('[data-hydrated]') !== null && slots.every(isHydrated);
  });

/** Waits until what was changed before has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a page and waits until it answers clicks. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  return response;
}

/** The message with this title, while it is shown. */
export const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Waits until what fades or slides has come to rest: colours half-way are nobody's colours. */
const rest = (page: Page) =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => {});
  });

async function expectNoViolation(page: Page, axe: AxeBuilder) {
  await rest(page);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** No violation of WCAG 2.2 A and AA. */
export const expectAccessible = (page: Page) =>
  expectNoViolation(
    page,
    new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  );

/** The same page in dark: only the rules about colours can answer otherwise than in light. */
export async function expectAccessibleInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expectNoViolation(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

/** Nothing sticks out to the right. */
export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
