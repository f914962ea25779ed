import type { Browser, CDPSession, Page } from '@playwright/test';

/** What was transferred for the first view of a page. */
export interface FirstView {
  /** The transfer size of JavaScript (bytes, compressed by brotli). */
  scripts: number;
  requests: number;
  /** Longest chain of requests that had to wait for each other, the document included. */
  roundTrips: number;
  apiCalls: number;
  /** Errors and warnings in the console, violations of the content security policy included. */
  complaints: string[];
}

interface Request {
  url: string;
  start: number;
  end?: number;
  bytes: number;
}

/** The minimum duration of a request, which makes chains of requests visible. */
const LATENCY_S = 0.3;

async function recordRequests(session: CDPSession) {
  const recorded = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http'))
      recorded.set(requestId, { url: request.url, start: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = recorded.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return recorded;
}

const isScript = ({ url }: Request) => new URL(url).pathname.endsWith('.js');

/** Pictures and fonts block nothing; only documents, scripts and API calls are counted. */
function roundTripsOf(requests: Request[]) {
  const chained = requests.filter(
    request => isScript(request) || !/\.\w+$/.test(new URL(request.url).pathname),
  );
  const depths = new Map<Request, number>();
  for (const request of chained.sort((a, b) => a.start - b.start)) {
    const before = chained.filter(({ end = Number.POSITIVE_INFINITY }) => end <= request.start + 0.002);
    depths.set(request, 1 + Math.max(0, ...before.map(each => depths.get(each) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

const waitUntilHydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Opens a page as a new visitor on a slow connection and records all requests. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  const session = await context.newCDPSession(page);
  const all = await recordRequests(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_S * 1000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(url);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const requests = [...all.values()];
  return {
    scripts: requests.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
    roundTrips: roundTripsOf(requests),
    apiCalls: requests.filter(request => new URL(request.url).pathname.startsWith('/api/')).length,
    complaints,
  };
}
