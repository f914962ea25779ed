import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

export const RENTER = '/first-time-renter-guide';
export const ARTICLE = '/resources/how-to-read-a-strata-report';

/** Waits until the service worker has a page. */
export async function waitUntilStored(page: Page, path: string) {
  const isStored = () =>
    page.evaluate(async requested => {
      const cache = await caches.open('home-truths-pages-1');
      return (await cache.match(requested)) !== undefined;
    }, path);
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
}
