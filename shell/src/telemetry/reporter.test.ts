/** @jest-environment ./platform/src/testing/environment.mjs */
import { sendTelemetrySchemas } from '@home-truths/contract/schemas';
import { buildBoot, buildRemote, textOf } from '../testing.ts';
import { type ClientFailure, reportFailures } from './reporter.ts';

const { jest } = import.meta;

const BOOT = buildBoot({
  remotes: [buildRemote('mf_search'), buildRemote('mf_reviews')],
  slots: { 'property.reviews/v1': 'mf_reviews' },
  paths: { mf_search: ['/search'] },
});

let sent: Blob[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
  window.history.replaceState({}, '', '/search?q=my+secret+street');
});
afterEach(() => jest.useRealTimers());

/** Starts with these failures, waits, and returns every report as the backend accepts it. */
async function report(...noted: ClientFailure[]) {
  reportFailures(BOOT, noted);
  jest.runAllTimers();
  jest.useRealTimers();
  const messages = await Promise.all(sent.map(textOf));
  return messages.flatMap(text => sendTelemetrySchemas.body.parse(JSON.parse(text)).reports);
}

const thrown = (stack: string, message = 'Cannot read Sam Lee') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });

test('an error is counted for the first remote in its stack, also under the path of a second try', async () => {
  const stack = `at a (https://x.test/a/vendor.0a1b2c3d.js:1:2)
    at b (https://x.test/r/mf_reviews/1.0.0-0ldf00d5~3/1.js:1:2)
    at c (https://x.test/r/mf_search/1.0.0-ab12cd34/1.js:1:2)`;
  const expected = { kind: 'error', remote: 'mf_reviews', version: '1.0.0-0ldf00d5', name: 'TypeError' };
  expect(await report(['error', thrown(stack)])).toEqual([expected]);
});

test('without a remote in its stack it is the page’s, and the shell’s where the page is nobody’s', async () => {
  const own = thrown('at a (https://x.test/a/main.0a1b2c3d.js:1:2)');
  expect(await report(['error', own])).toMatchObject([{ remote: 'mf_search', version: '1.0.0-ab12cd34' }]);
  sent = [];
  jest.useFakeTimers();
  window.history.replaceState({}, '', '/nowhere');
  expect(await report(['page', own])).toMatchObject([{ remote: 'shell', version: '1.0.0-5e115e11' }]);
});

test('a slot is counted for the remote that provides it, code that did not come for its own', async () => {
  expect(
    await report(
      ['slot', new Error('no'), 'property.reviews/v1'],
      ['chunk', new Error('no'), 'routes', 'mf_reviews'],
      ['error', Object.assign(new Error('no'), { name: 'ChunkLoadError' })],
    ),
  ).toEqual([
    { kind: 'slot', remote: 'mf_reviews', version: '1.0.0-ab12cd34', name: 'property.reviews/v1' },
    { kind: 'chunk', remote: 'mf_reviews', version: '1.0.0-ab12cd34', name: 'routes' },
    { kind: 'chunk', remote: 'mf_search', version: '1.0.0-ab12cd34', name: 'ChunkLoadError' },
  ]);
});

test('neither messages nor URLs leave the device', async () => {
  const named = Object.assign(new Error('x'), { name: 'Sam Lee of 12 Smith St' });
  const page: ClientFailure = ['page', { status: 503 }];
  await report(['error', thrown('')], ['error', named], ['error', 'sam@example.com'], page);
  const all = (await Promise.all(sent.map(textOf))).join();
  expect(all).not.toMatch(/Sam|sam|Smith|secret|street|search\?/);
  expect(all).toContain('"Status 503"');
});

test('errors of other people’s scripts, such as extensions, are not ours', async () => {
  expect(await report(['error', thrown('at x (chrome-extension://abc/content.js:1:2)')])).toEqual([]);
});

test('the same thing is reported once, and a page view reports at most twenty', async () => {
  const again: ClientFailure = ['slot', new Error('no'), 'property.reviews/v1'];
  const many = Array.from({ length: 50 }, (_, n): ClientFailure => ['slot', new Error('no'), `a.slot/v${n}`]);
  expect(await report(again, again, ...many)).toHaveLength(20);
});

test('what fails later is reported, too, together with what fails in the same second', async () => {
  const noted: ClientFailure[] = [];
  reportFailures(BOOT, noted);
  noted.push(['error', new Error('one')], ['error', new RangeError('two')]);
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
  const { reports } = JSON.parse(await textOf(sent[0] as Blob));
  expect(reports).toMatchObject([{ name: 'Error' }, { name: 'RangeError' }]);
});
