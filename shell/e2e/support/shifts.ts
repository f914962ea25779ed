import type { Page } from '@playwright/test';

type Watched = Window & { shifted: number };

/** Adds up layout shifts of the pages that are opened from now on; the returned function gives the sum. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
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
  return () => page.evaluate(() => (window as unknown as Watched).shifted);
}
