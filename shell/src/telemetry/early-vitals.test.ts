/** @jest-environment ./platform/src/testing/environment.mjs */
import { sendTelemetrySchemas } from '@home-truths/contract/schemas';
import { buildBoot, buildRemote, textOf, writeBoot } from '../testing.ts';

const { jest } = import.meta;

/** The entries that the browser has buffered, by type. */
let buffered: Record<string, object[]> = {};
let sent: Blob[] = [];
let visibility = 'visible';

/** As in browsers: buffered entries are there at once, and delivered soon after. */
class BufferedEntries {
  static supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift'];
  private records: object[] = [];
  constructor(private hand: (list: { getEntries(): object[] }) => void) {}
  observe({ type }: { type: string }) {
    this.records = buffered[type] ?? [];
    queueMicrotask(() => {
      const entries = this.takeRecords();
      if (entries.length) this.hand({ getEntries: () => entries });
    });
  }
  takeRecords() {
    return this.records.splice(0);
  }
  disconnect() {}
}

const PAINTED = { entryType: 'paint', name: 'first-contentful-paint', startTime: 410.5 };
const largest = (startTime: number) => ({ entryType: 'largest-contentful-paint', startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  ({ entryType: 'layout-shift', startTime, value, hadRecentInput }) as const;

beforeEach(() => {
  jest.resetModules();
  sent = [];
  visibility = 'visible';
  buffered = {
    navigation: [{ responseStart: 0.25 }],
    paint: [PAINTED],
    'largest-contentful-paint': [largest(410.5), largest(640)],
    'layout-shift': [],
  };
  document.body.replaceChildren();
  const paths = { mf_search: ['/search'], mf_property: ['/property'] };
  writeBoot(buildBoot({ remotes: [buildRemote('mf_search')], paths }));
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(performance, {
    getEntriesByType: (type: string) => buffered[type] ?? [],
    getEntriesByName: (wanted: string) =>
      (buffered.paint ?? []).filter(({ name }: { name?: string }) => name === wanted),
  });
  Object.assign(window, { PerformanceObserver: BufferedEntries, LayoutShift: class {} });
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
  window.history.replaceState({}, '', '/search?q=my+secret+street');
});

/** The reports, as the backend accepts them. */
async function reported() {
  const texts = await Promise.all(sent.map(textOf));
  return texts.flatMap(text => sendTelemetrySchemas.body.parse(JSON.parse(text)).reports);
}
const valuesOf = (reports: Awaited<ReturnType<typeof reported>>) =>
  Object.fromEntries(reports.map(report => [report.name, 'value' in report ? report.value : undefined]));

function leave() {
  window.dispatchEvent(new Event('pagehide'));
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Begins a page view whose reporter has not come. */
async function begin() {
  const early = await import('./early-vitals.ts');
  early.reportOnLeave();
  return early;
}

/** The reporter is loaded; what its library knows is reported when the page is left again. */
async function bringReporter() {
  const [{ readBoot }, { createReporter }, { reportVitals }] = await Promise.all([
    import('../boot.ts'),
    import('./reporter.ts'),
    import('./vitals.ts'),
  ]);
  reportVitals(readBoot(), createReporter(readBoot()));
  await new Promise(done => setTimeout(done, 20));
}

test('a page left before the reporter is loaded reports once what the browser knows, for the remote it began with', async () => {
  await begin();
  window.history.replaceState({}, '', '/nowhere');
  leave();
  leave();
  const release = { remote: 'mf_search', version: '1.0.0-ab12cd34', kind: 'vital' };
  expect(sent).toHaveLength(1);
  expect(await reported()).toEqual([
    { ...release, name: 'TTFB', value: 0.25 },
    { ...release, name: 'FCP', value: 410.5 },
    { ...release, name: 'LCP', value: 640 },
    { ...release, name: 'CLS', value: 0 },
  ]);
});

const LONG_BURST = [1500, 2400, 3300, 4200, 5100, 6000].map(startTime => shift(startTime, 0.5 / 6));
test.each<[string, number, object[]]>([
  ['less than a second apart are one burst', 0.3, [shift(1500, 0.1), shift(2400, 0.2)]],
  ['a second apart are two, of which the worse counts', 0.2, [shift(1500, 0.1), shift(2500, 0.2)]],
  ['of more than five seconds are not one burst', 0.5, [...LONG_BURST, shift(6900, 0.1)]],
  ['right after an input are intended', 0.1, [shift(1500, 0.1), shift(1600, 0.4, true)]],
])('shifts that are %s', async (_, worst, shifts) => {
  buffered['layout-shift'] = shifts;
  await begin();
  leave();
  expect(valuesOf(await reported()).CLS).toBeCloseTo(worst);
});

test('a page that has painted nothing reports only the first byte', async () => {
  buffered = { navigation: [{ responseStart: 0.25 }] };
  await begin();
  leave();
  expect(Object.keys(valuesOf(await reported()))).toEqual(['TTFB']);
});

test('a browser that does not measure shifts does not report that there were none', async () => {
  Reflect.deleteProperty(window, 'LayoutShift');
  await begin();
  leave();
  expect(Object.keys(valuesOf(await reported()))).toEqual(['TTFB', 'FCP', 'LCP']);
});

test('a page opened out of sight and a copy on the device are not watched', async () => {
  visibility = 'hidden';
  const hidden = await begin();
  visibility = 'visible';
  leave();
  visibility = 'visible';
  document.documentElement.setAttribute('data-saved', '2026-11-21T06:00:00.000Z');
  await begin();
  document.documentElement.removeAttribute('data-saved');
  leave();
  expect(sent).toEqual([]);
  expect(hidden.takeOverVitals()).toBe(false);
});

test('once the reporter is loaded it reports alone', async () => {
  await begin();
  await bringReporter();
  leave();
  const names = (await reported()).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('TTFB');
});

test('what was reported before the reporter was loaded is not reported again', async () => {
  await begin();
  leave();
  visibility = 'visible';
  await bringReporter();
  leave();
  expect(sent).toHaveLength(1);
});
