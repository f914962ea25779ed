import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** How many times slower than this machine the phone is. */
const CPU = 4;
/** Milliseconds after which an input has surely been painted and reported. */
const SETTLED = 700;

/** Something a person does, with what must be there before; only `act` is measured. */
interface Interaction {
  path(site: string): Promise<string>;
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

/** Keys one after another, as a person types them. */
async function type(page: Page, content: string) {
  for (const letter of content) {
    await page.keyboard.press(letter);
    await sleep(150);
  }
}

/** A house that nobody has reviewed: they come last. */
async function unreviewedProperty(site: string) {
  const list = `${site}/api/properties/search?propertyType=house&sort=most-reviews&limit=1`;
  const total = (await fetch(list)).headers.get('x-total-count');
  const [{ id }] = (await (await fetch(`${list}&page=${total}`)).json()) as [{ id: number }];
  return `/property/${id}`;
}

const opener = (page: Page) => page.getByRole('button', { name: 'Request a Callback' });

export const INTERACTIONS: Record<string, Interaction> = {
  'typing a search': {
    path: async () => '/',
    prepare: page => page.getByRole('combobox', { name: 'Search by address' }).focus(),
    act: page => type(page, 'brunswick'),
  },
  'opening a dialog': {
    path: unreviewedProperty,
    prepare: page => opener(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await opener(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'typing into its form': {
    path: unreviewedProperty,
    async prepare(page) {
      await opener(page).click();
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
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(site + (await interaction.path(site)), { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await interaction.prepare(page);
  await sleep(SETTLED);
  await slowestSince(page);
  await interaction.act(page);
  await sleep(SETTLED);
  const slowest = await slowestSince(page);
  await context.close();
  return slowest;
}
