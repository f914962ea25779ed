import { acceptedEncodings } from './accepted-encodings.ts';
import { send } from './send.ts';
import { closeServers, listen } from './testing.ts';

afterEach(closeServers);

const accepted = (given?: string) => acceptedEncodings({ headers: { 'accept-encoding': given } });

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZip ; q=0.5 ,\tbr', ['br', 'gzip']],
  ['br;q=0, gzip;q=1.0', ['gzip']],
  ['br; q=0.000, gzip ; Q=0', []],
  ['brotli, xgzip', []],
  [`gzip, br${' '.repeat(191)}`, ['br', 'gzip']],
  [`gzip, br${' '.repeat(193)}`, []],
])('the encodings that %j accepts are %j', (given, expected) => {
  expect(accepted(given)).toEqual(expected);
});

test('the longest header that Node takes costs next to nothing', async () => {
  const reply = { status: 200, headers: {}, body: 'a page '.repeat(500) };
  const origin = await listen((request, response) => send(request, response, reply));
  const headers = { 'accept-encoding': `gzip${' '.repeat(15_000)}br` };
  const start = performance.now();
  for (let times = 0; times < 20; times++) expect((await fetch(origin, { headers })).ok).toBe(true);
  // reading it with a pattern that goes back for each blank takes more than 5 s
  expect(performance.now() - start).toBeLessThan(2000);
});
