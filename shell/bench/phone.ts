import type { Browser, Page } from '@playwright/test';

/** By this factor the simulated phone is slower than this machine. */
const CPU_SLOWDOWN = 4;

/** A network as the DevTools emulate it. */
interface Network {
  /** Milliseconds. */
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Fast 3G. */
export const FAST_3G: Network = {
  latency: 150,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (0.75 * 2 ** 20) / 8,
};

/** The connection of a phone as Lighthouse throttles it through DevTools. */
export const LIGHTHOUSE_PHONE: Network = {
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** Slows a page down to a phone, and its network if one is given. */
export async function slowDown(page: Page, network?: Network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** A page as large as a phone's, for a new visitor. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  return { context, page: await context.newPage() };
}
