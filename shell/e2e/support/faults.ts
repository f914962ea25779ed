import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Milliseconds after which a slow file comes: later than anyone waits. */
const LATE = 9000;

type Break = (route: Route) => Promise<void>;

const corrupt: Break = async route => {
  const reply = await route.fetch();
  await route.fulfill({ response: reply, body: `${await reply.text()}\n;window.tampered=1;` });
};

const fail: Break = route => route.fulfill({ status: 500, body: 'broken' });
const gone: Break = route => route.fulfill({ status: 404, body: 'We couldn’t find that file.' });

/** Ways in which a remote's files can fail on their way to the browser. */
export const FAULTS: Record<string, Break> = {
  down: route => route.abort('connectionrefused'),
  reset: route => route.abort('connectionreset'),
  'answering 500': fail,
  'answering 500 for a chunk': route =>
    /remoteEntry/.test(route.request().url()) ? route.continue() : fail(route),
  corrupt,
  hanging: () => new Promise(() => {}),
  slow: async route => {
    await sleep(LATE);
    await route.continue();
  },
};

/** Breaks all files at such addresses until the returned function is called. */
export async function breakFiles(page: Page, addresses: RegExp, fault: string | Break) {
  let broken = true;
  await page.route(addresses, route => {
    const act = typeof fault === 'string' ? FAULTS[fault] : fault;
    return broken && act ? act(route) : route.continue();
  });
  return () => {
    broken = false;
  };
}

/** Breaks all files of a remote until the returned function is called. */
export const breakRemote = (page: Page, remote: string, fault: string | Break) =>
  breakFiles(page, new RegExp(`/r/${remote}/`), fault);

/** A release that lies nowhere any more, until the returned function is called. */
export const removeRelease = (page: Page, remote: string) => breakRemote(page, remote, gone);
