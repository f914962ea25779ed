import type { Page } from '@playwright/test';

type WatchedWindow = Window & { shifted: number };

/** Adds up layout shifts of the pages that are opened from now on; the returned function gives the sum. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.shifted = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as WatchedWindow).shifted);
}
