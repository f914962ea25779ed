import type { FaultSite } from './support/fault-site.ts';
import { range, repeat } from './support/load.ts';
import { makeProperty } from './support/records.ts';
import { Site } from './support/site.ts';

const MAX_DURATION_MS = 100;
const MAX_GROWTH_BYTES = 20 * 1024 * 1024;

const review = (propertyId: number, values: object) =>
  JSON.stringify({
    propertyId,
    residencyStatus: 'visited',
    rating: 3,
    title: 'Quiet and dry',
    content: 'What we saw on the day of the open home, in two sentences. It was so.',
    ...values,
  });

const bodies = (propertyId: number): [string, string][] => [
  ['a title of 10,000 letters', review(propertyId, { title: 'x'.repeat(10_000) })],
  ['10 MB of JSON', review(propertyId, { content: 'x'.repeat(10_000_000) })],
  ['JSON a thousand deep', '['.repeat(1000) + ']'.repeat(1000)],
  ['10,000 tags', review(propertyId, { issuesTags: range(10_000).map(n => `Tag ${n}`) })],
];

/** Sends a body as it is. @returns status and milliseconds */
async function post(site: FaultSite, body: string) {
  const start = performance.now();
  const headers = { Origin: site.url, 'Content-Type': 'application/json' };
  const response = await fetch(`${site.url}/api/reviews`, { method: 'POST', headers, body }).catch(error => {
    // a proxy closes the connection, with its response, while the body is still being sent
    if (error.cause?.code === 'EPIPE' || error.cause?.code === 'ECONNRESET') return Response.error();
    throw error;
  });
  await response.arrayBuffer();
  return { status: response.status || 413, ms: performance.now() - start };
}

test('fault 12: bodies that are too large, too deep or too many', () =>
  Site.during(async site => {
    const all = bodies(await makeProperty(site, 1));
    const send = () => repeat(all.length, 1, n => post(site, all[n]?.[1] ?? ''));
    // memory that a process allocates once is not a leak
    await repeat(10, 1, send);
    const before = site.memoryOf('backend');
    const rounds = await repeat(5, 1, send);
    expect(site.memoryOf('backend') - before).toBeLessThan(MAX_GROWTH_BYTES);
    for (const [n, [name]] of all.entries()) {
      const responses = rounds.map(round => round[n] as (typeof round)[number]);
      for (const { status } of responses) expect([name, [400, 413].includes(status)]).toEqual([name, true]);
      // the fastest run measures the site; slower ones measure what else this machine does
      expect([name, Math.min(...responses.map(({ ms }) => ms)) <= MAX_DURATION_MS]).toEqual([name, true]);
    }
  }));
