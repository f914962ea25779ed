import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openPhone, slowDown } from './phone.ts';

/** After this time an input has been painted and reported. */
const SETTLE_MS = 700;

/** An interaction with its preparation; only `act` is measured. */
interface Interaction {
  path(site: string): Promise<string>;
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

/** Types a text key by key, as a person does. */
async function type(page: Page, content: string) {
  for (const letter of content) {
    await page.keyboard.press(letter);
    await sleep(150);
  }
}

/** A house without reviews; these are last in the list. */
export async function unreviewedProperty(site: string) {
  const list = `${site}/api/properties/search?propertyType=house&sort=most-reviews&limit=1`;
  const total = (await fetch(list)).headers.get('x-total-count');
  const [{ id }] = (await (await fetch(`${list}&page=${total}`)).json()) as [{ id: number }];
  return `/property/${id}`;
}

const callbackButton = (page: Page) => page.getByRole('button', { name: 'Request a Callback' });

export const INTERACTIONS: Record<string, Interaction> = {
  'typing a search': {
    path: async () => '/',
    prepare: page => page.getByRole('combobox', { name: 'Search by address' }).focus(),
    act: page => type(page, 'brunswick'),
  },
  'opening a dialog': {
    path: unreviewedProperty,
    prepare: page => callbackButton(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await callbackButton(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'typing into its form': {
    path: unreviewedProperty,
    async prepare(page) {
      await callbackButton(page).click();
      await page.getByLabel('Name').focus();
    },
    act: page => type(page, 'SamLee'),
  },
  Helpful: {
    path: async () => '/property/1',
    prepare: page =>
      page
        .getByRole('button', { name: /^Helpful/ })
        .first()
        .scrollIntoViewIfNeeded(),
    act: page =>
      page
        .getByRole('button', { name: /^Helpful/ })
        .first()
        .click(),
  },
  'typing a review': {
    path: async () => '/write-review',
    prepare: page => page.getByRole('textbox', { name: 'Your review' }).focus(),
    act: page => type(page, 'two good years'),
  },
  'a review sent too early': {
    path: async () => '/write-review',
    prepare: page => page.getByRole('button', { name: 'Submit Review' }).scrollIntoViewIfNeeded(),
    async act(page) {
      await page.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByText('Property address is required', { exact: true }).waitFor();
    },
  },
};

/** A page that does next to nothing at a click shows what the machine itself takes. */
export const BARE_PAGE: { site: string; interaction: Interaction } = {
  site: 'data:text/html,',
  interaction: {
    path: async () =>
      encodeURIComponent(`<html data-hydrated><button onclick="this.textContent = 'Done'">Press</button>`),
    prepare: async () => {},
    act: page => page.getByRole('button').click(),
  },
};

/** Runs in the page: the longest time from an input to the next paint. */
function observe() {
  const seen = { slowest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const slowestSince = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { slowest: number } };
    const { slowest } = seen;
    seen.slowest = 0;
    return slowest;
  });

/** Milliseconds from the slowest input of an interaction to the next paint, on a phone; 0 stands for under 16. */
export async function measureInteraction(browser: Browser, site: string, interaction: Interaction) {
  const { context, page } = await openPhone(browser);
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(site + (await interaction.path(site)), { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await interaction.prepare(page);
  await sleep(SETTLE_MS);
  await slowestSince(page);
  await interaction.act(page);
  await sleep(SETTLE_MS);
  const slowest = await slowestSince(page);
  await context.close();
  return slowest;
}
