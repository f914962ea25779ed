import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** How a page came to the eye. */
export interface Paint {
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** A slow phone on a slow line, as Lighthouse throttles through DevTools. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU = 4;
/** CSS pixels a reader scrolls at once, and milliseconds between. */
const STEP = 400;
const PAUSE = 150;

/** Runs in the page before anything else. */
function observe() {
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
}

/** Scrolls to the end as a reader does, so that what comes when it is near has come. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let seen = 0; seen < height; seen += STEP) {
    await page.mouse.wheel(0, STEP);
    await sleep(PAUSE);
  }
}

/**
 * Opens a page on a slow phone and reads its paint.
 * @param toTheEnd the shifts while somebody reads on count, too
 */
export async function measurePaint(browser: Browser, url: string, toTheEnd = false): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (toTheEnd) await readToTheEnd(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return seen;
}

/** The middle of some numbers. */
export const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
