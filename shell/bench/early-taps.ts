/** What is pressed soon after the first paint, on a slow phone: whether it is done, and done once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { areSlotsHydrated } from '../e2e/support/hydrated-slots.ts';
import { unreviewedProperty } from './interactions.ts';
import { FAST_3G, slowDown } from './phone.ts';
import type { Site } from './site.ts';

/** Seconds after the first paint. */
const TIMES_S = [0.2, 1, 2];
const ROUNDS = Number(process.env.BENCH_RUNS ?? 4);
/** What has not happened by then, once all of a page is hydrated, has been lost. */
const PATIENCE_MS = 4000;
const POLL_MS = 200;
const LIMIT_MS = 60_000;

interface Tap {
  path(site: string): Promise<string>;
  selector: string;
  /** An option to choose instead of a tap. */
  option?: string;
  /** For members only. */
  isForMembers?: boolean;
  /** Whether it has had its effect. */
  isDone(page: Page, writes: number): Promise<boolean> | boolean;
}

const hasDialog = (page: Page) => page.getByRole('dialog').isVisible();
const hasWritten = (_: Page, writes: number) => writes > 0;
const hasParam = (param: string) => (page: Page) => page.url().includes(param);
const at = (path: string) => async () => path;

const TAPS: Record<string, Tap> = {
  Helpful: { path: at('/property/1'), selector: 'article button[aria-pressed]', isDone: hasWritten },
  Bookmark: {
    path: at('/property/1'),
    selector: '[aria-label=Bookmark]',
    isForMembers: true,
    isDone: hasWritten,
  },
  Filters: { path: at('/search'), selector: '[name=filters]', isDone: hasDialog },
  menu: { path: at('/'), selector: '[aria-label="Open menu"]', isDone: hasDialog },
  sort: {
    path: at('/search?q=brunswick'),
    selector: 'main select:not([name])',
    option: 'rating-low',
    isDone: hasParam('sort=rating-low'),
  },
  'Request a Callback': {
    path: unreviewedProperty,
    selector: 'section[aria-labelledby=inspector] button',
    isDone: hasDialog,
  },
  'Show more': {
    path: at('/search'),
    selector: 'form:has(> input[name=page]) [type=submit]',
    isDone: hasParam('page=2'),
  },
  Report: { path: at('/property/1'), selector: 'article [aria-haspopup=dialog]', isDone: hasDialog },
};

async function register({ request }: BrowserContext, url: string) {
  const username = `early-${Date.now().toString(36)}`;
  const password = 'korbweide-42';
  const data = { username, firstName: 'Sam', lastName: 'Lee', email: `${username}@example.com`, password };
  const reply = await request.post(`${url}/api/auth/register`, {
    data: { ...data, confirmPassword: password },
    headers: { Origin: url },
  });
  if (!reply.ok()) throw new Error(`Nobody could register: ${reply.status()}`);
}

/**
 * Runs in the page before anything else: acts some time after its first paint. As with a finger, a busy page comes to it
 * later.
 */
function actAfterPaint({
  selector,
  option,
  seconds,
}: {
  selector: string;
  option?: string;
  seconds: number;
}) {
  function act() {
    const control = document.querySelector<HTMLElement>(selector);
    // what has not arrived cannot be pressed
    if (!control) return void requestAnimationFrame(act);
    sessionStorage.acted = '';
    if (!option) return control.click();
    (control as HTMLSelectElement).value = option;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // a page that the tap has led to is only looked at
  if ('acted' in sessionStorage) return;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(act, seconds * 1000);
  }).observe({ type: 'paint', buffered: true } as PerformanceObserverInit);
}

async function isDoneInTime(page: Page, tap: Tap, countWrites: () => number) {
  let left = PATIENCE_MS;
  for (let waited = 0; left > 0 && waited < LIMIT_MS; waited += POLL_MS) {
    // a page that is being left cannot be asked
    if (await Promise.resolve(tap.isDone(page, countWrites())).catch(() => false)) return true;
    await sleep(POLL_MS);
    const hasActed = await page.evaluate(() => 'acted' in sessionStorage).catch(() => false);
    if (hasActed && (await page.evaluate(areSlotsHydrated).catch(() => false))) left -= POLL_MS;
  }
  return false;
}

/** How often one tap has had its effect. */
async function measureTap(browser: Browser, url: string, tap: Tap, seconds: number) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  if (tap.isForMembers) await register(context, url);
  const page = await context.newPage();
  let writes = 0;
  page.on('request', request => {
    if (/\/api\/(bookmarks|reviews)/.test(request.url()) && request.method() !== 'GET') writes += 1;
  });
  await slowDown(page, FAST_3G);
  await page.addInitScript(actAfterPaint, { selector: tap.selector, option: tap.option, seconds });
  await page.goto(url + (await tap.path(url)), { waitUntil: 'commit' });
  const isDone = await isDoneInTime(page, tap, () => writes);
  await context.close();
  return isDone ? Math.max(writes, 1) : 0;
}

/**
 * Prints how many taps are lost.
 * @param sites this site, and others to compare with it
 */
export async function printEarlyTaps(browser: Browser, sites: readonly Site[]) {
  console.log(
    `\nEarly taps, ${TIMES_S.join(', ')} s after the first paint (wanted: none lost, none done twice)`,
  );
  const totals = new Map(sites.map(({ name }) => [name, { all: 0, lost: 0, twice: 0 }]));
  for (const [name, tap] of Object.entries(TAPS)) {
    const lost = new Map<string, number>(sites.map(site => [site.name, 0]));
    for (let round = 0; round < ROUNDS; round++)
      for (const seconds of TIMES_S)
        for (const site of sites) {
          const times = await measureTap(browser, site.url, tap, seconds);
          const total = totals.get(site.name);
          if (!total) continue;
          total.all += 1;
          total.lost += Number(times === 0);
          total.twice += Number(times > 1);
          lost.set(site.name, (lost.get(site.name) ?? 0) + Number(times === 0));
        }
    const figures = [...lost].map(([site, count]) => `${site} ${count} lost`);
    console.log(`${name}: ${figures.join(', ')} of ${ROUNDS * TIMES_S.length}`);
  }
  for (const [name, { all, lost, twice }] of totals)
    console.log(`${name}: ${lost} of ${all} taps lost, ${twice} done twice`);
}
