import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** What a page says where the server does not respond. */
export const NO_RESPONSE = 'No connection. Please try again.';

/** A slow file takes longer than any time limit of the page. */
const SLOW_MS = 9000;

type Fault = (route: Route) => Promise<void>;

const corrupt: Fault = async route => {
  const reply = await route.fetch();
  await route.fulfill({ response: reply, body: `${await reply.text()}\n;window.tampered=1;` });
};

const fail: Fault = route => route.fulfill({ status: 500, body: 'broken' });
const notFound: Fault = route => route.fulfill({ status: 404, body: 'We couldn’t find that file.' });

/** Ways in which a remote's files can fail on their way to the browser. */
export const FAULTS: Record<string, Fault> = {
  down: route => route.abort('connectionrefused'),
  reset: route => route.abort('connectionreset'),
  'answering 500': fail,
  'answering 500 for a chunk': route =>
    /remoteEntry/.test(route.request().url()) ? route.continue() : fail(route),
  corrupt,
  hanging: () => new Promise(() => {}),
  slow: async route => {
    await sleep(SLOW_MS);
    await route.continue();
  },
};

/** Breaks all files whose URLs match, until the returned function is called. */
export async function breakFiles(page: Page, urls: RegExp, fault: string | Fault) {
  let broken = true;
  await page.route(urls, route => {
    const handle = typeof fault === 'string' ? FAULTS[fault] : fault;
    return broken && handle ? handle(route) : route.continue();
  });
  return () => {
    broken = false;
  };
}

/** Holds all files whose URLs match back. @returns a function that lets them come */
export async function holdFiles(page: Page, urls: RegExp | string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, route => promise.then(() => route.continue()));
  return resolve;
}

/** Breaks all files of a remote until the returned function is called. */
export const breakRemote = (page: Page, remote: string, fault: string | Fault) =>
  breakFiles(page, new RegExp(`/r/${remote}/`), fault);

/** Makes a release respond with 404 until the returned function is called. */
export const removeRelease = (page: Page, remote: string) => breakRemote(page, remote, notFound);
