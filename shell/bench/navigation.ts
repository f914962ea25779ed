import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { LIGHTHOUSE_PHONE, openPhone, slowDown } from './phone.ts';

/** Milliseconds from an input until the next page shows its content. */
export interface Navigation {
  /**
   * A property opened from the results of a search, while its link is pressed long enough to fetch the page: its
   * picture, address and facts.
   */
  open: number;
  /** The other parts of the page. */
  details: number;
  /** Its reviews. */
  reviews: number;
  /** Back to the results. */
  back: number;
}

/** What each may take on a slow phone. */
export const NAVIGATION_LIMITS_MS: Navigation = { open: 300, details: 450, reviews: 600, back: 150 };

/** While the link is pressed; also after each page, until nothing more happens. */
const SETTLE_MS = 3000;

interface Shown {
  input: string;
  /** Each matches an element of the earlier commit’s page, too. */
  selectors: string[];
  longestMs: number;
}

/** What is not shown in this time is missing. */
const LONGEST_MS = 60_000;

/**
 * Runs in the page: measures the times from an input of a type to the frames in which selectors match what is shown.
 * What `readShown` then returns fails where one matches nothing within `longestMs`.
 */
const measureUntilShown = ({ input, selectors, longestMs }: Shown) => {
  const measure = (selector: string) =>
    new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error(`${selector} was not shown after ${input}`)), longestMs);
      addEventListener(
        input,
        ({ timeStamp }) => {
          const look = () =>
            [...document.querySelectorAll(selector)].some(element => element.checkVisibility())
              ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
              : requestAnimationFrame(look);
          look();
        },
        { once: true, capture: true },
      );
    });
  const shown = Promise.all(selectors.map(measure));
  shown.catch(() => {});
  Object.assign(window, { shown });
};

const readShown = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: Promise<number[]> }).shown);

/** Comes in one step with the picture and the address. */
const FACTS = 'header:has(h1) [aria-label="Facts"]';
const REVIEWS = '[data-slot="property.reviews/v1"]';

/** Opens a property from the results of a search and goes back, on a slow phone. */
export async function measureNavigation(browser: Browser, site: string): Promise<Navigation> {
  const { context, page } = await openPhone(browser);
  await slowDown(page, LIGHTHOUSE_PHONE);
  await page.goto(`${site}/search?q=brunswick`, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await sleep(SETTLE_MS);
  await page
    .getByRole('link', { name: /^Read Reviews of/ })
    .first()
    .hover();
  await page.evaluate(measureUntilShown, {
    input: 'click',
    selectors: [FACTS, REVIEWS, `${REVIEWS} article`],
    longestMs: LONGEST_MS,
  });
  await page.mouse.down();
  await sleep(SETTLE_MS);
  await page.mouse.up();
  const [open = 0, details = 0, reviews = 0] = await readShown(page);
  await sleep(SETTLE_MS);
  await page.evaluate(measureUntilShown, {
    input: 'popstate',
    selectors: ['a[aria-label^="Read Reviews of"]'],
    longestMs: LONGEST_MS,
  });
  await page.evaluate(() => history.back());
  const [back = 0] = await readShown(page);
  await context.close();
  return { open, details, reviews, back };
}
