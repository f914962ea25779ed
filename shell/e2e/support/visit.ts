import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { areSlotsHydrated } from './hydrated-slots.ts';
import { translate } from './translator.ts';

/** Origin of the site under test. */
export const site = `http://localhost:${process.env.E2E_PORT ?? '8180'}`;

/** The browser's hint when a preload is not used within a few seconds; another test checks that each is used. */
const PRELOAD_TIMER = 'was preloaded using link preload but not used';

/** A message caused by the test configuration (`serviceWorkers`). */
const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects console errors and warnings, uncaught errors and violations of the content security policy. */
function collectComplaints(page: Page) {
  const complaints: string[] = [];
  page.on('console', message => {
    const isHint = [PRELOAD_TIMER, SERVICE_WORKER_BLOCKED].some(hint => message.text().includes(hint));
    if (['error', 'warning'].includes(message.type()) && !isHint) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  return complaints;
}

/** The options of a Playwright project. */
export interface Options {
  /** Pages are translated, into the same text. */
  isTranslated: boolean;
}

/** The test function; `complaints` has what the page reported, for tests that use it. */
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
    await use(collectComplaints(page));
  },
});
export { expect };

/** Waits until a page is interactive: forms and slots are hydrated from the first input on, here a move of the mouse. */
export async function hydrated(page: Page) {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.mouse.move(0, 0);
  await page.waitForFunction(areSlotsHydrated);
}

/** Waits until all changes so far have been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the history entry of closed dialogs is left: going back would abort a navigation that begins now. */
const dialogEntryLeft = (page: Page) =>
  page.waitForFunction(
    () => !history.state?.dialog || document.querySelector('[role$=dialog][data-state=open]'),
  );

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, path: string) {
  await dialogEntryLeft(page);
  const response = await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  return response;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The region of all toasts. */
export const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** The message with this title, while it is shown. */
export const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/**
 * Waits until animations and transitions have ended: colours and positions in between are not to be checked. Those of a
 * hidden page are paused.
 */
export const waitForAnimations = (page: Page) =>
  page.evaluate(() => {
    const isShown = (effect: AnimationEffect | null) => (effect as KeyframeEffect).target?.checkVisibility();
    const animations = document
      .getAnimations()
      .filter(
        ({ effect }) => isShown(effect) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    return Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {});
  });

async function expectNoViolation(page: Page, axe: AxeBuilder) {
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Scrolls at once, whatever the page wishes. @returns where it was before */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(y => {
    const { scrollY } = window;
    if (y !== scrollY) scrollTo({ top: y, behavior: 'instant' });
    return scrollY;
  }, top);

/**
 * No violation of WCAG 2.2 A and AA. What a bar half covers would count as a small target: the page is at its top
 * meanwhile, where nothing lies under the header, or at its end, where nothing lies under a bar at the lower edge.
 */
export async function expectAccessible(page: Page, { atEnd = false } = {}) {
  const top = await scrollPage(page, atEnd ? Number.MAX_SAFE_INTEGER : 0);
  await expectNoViolation(
    page,
    new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  );
  await scrollPage(page, top);
}

/** The same page in dark: only rules about colours can have other results than in light. */
export async function expectAccessibleInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 28)');
  await expectNoViolation(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

/** The page does not scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

/** Without violations, in dark as well if asked for, and whole on the narrowest phone. */
export async function expectSound(page: Page, { inDark = false } = {}) {
  await expectAccessible(page);
  if (inDark) {
    await expectAccessibleInDark(page);
    await page.emulateMedia({ colorScheme: null });
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}
