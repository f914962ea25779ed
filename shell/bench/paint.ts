import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { LIGHTHOUSE_PHONE, openPhone, slowDown } from './phone.ts';

/** The paint metrics of a page. */
export interface Paint extends MainThread {
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** Effects of hydration have run by then. */
const SETTLE_MS = 500;
/** How far a reader scrolls at once, and the time in between: long enough for an ad’s code on a slow network. */
const SCROLL_STEP_PX = 400;
const SCROLL_PAUSE_MS = 800;

const READY = 'bench: ready';

/** Runs in the page before anything else. Reports when the page responds to input: at once where nothing is hydrated. */
function observe(ready: string) {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    const report = () => {
      if (document.getElementById('root') && !document.documentElement.hasAttribute('data-hydrated')) return;
      hydration.disconnect();
      console.debug(ready);
    };
    const hydration = new MutationObserver(report);
    hydration.observe(document.documentElement, { attributes: true });
    report();
  });
}

/** Scrolls to the end as a reader does, so that lazy content is loaded; what an input hydrates is there before. */
async function scrollToEnd(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  await sleep(SETTLE_MS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let seen = 0; seen < height; seen += SCROLL_STEP_PX) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await sleep(SCROLL_PAUSE_MS);
  }
}

/**
 * Opens a page on a slow phone and reads its paint.
 * @param isScrolled also counts layout shifts while the page is scrolled to its end
 */
export async function measurePaint(browser: Browser, url: string, isScrolled = false): Promise<Paint> {
  const { context, page } = await openPhone(browser);
  await slowDown(page, LIGHTHOUSE_PHONE);
  await page.addInitScript(observe, READY);
  const ready = page.waitForEvent('console', message => message.text() === READY);
  const endTrace = await traceMainThread(browser, page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await ready;
  await sleep(SETTLE_MS);
  const mainThread = await endTrace();
  if (isScrolled) await scrollToEnd(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: Pick<Paint, 'lcp' | 'cls'> }).seen);
  await context.close();
  return { ...seen, ...mainThread };
}

/** The middle of some numbers. */
export const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
