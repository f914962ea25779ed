import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSite } from './support/fault-site.ts';
import { makeProperty, register, writeReview } from './support/records.ts';
import { Site, waitUntil } from './support/site.ts';

const MAX_DURATION_MS = 3000;
const INTERVAL_MS = 500;

interface SampleRequest {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Requests of visitors and a member, for the API and for pages. */
async function requestsOf(site: FaultSite): Promise<SampleRequest[]> {
  const property = await makeProperty(site, 1);
  await writeReview(site, property, 'Quiet and dry');
  const { headers } = await register(site, 1);
  const lead = { propertyId: property, name: 'Kim', phone: '+61 412 345 678', propertyAddress: '' };
  const reads = [
    '/api/properties/search?q=kestrel',
    `/api/properties/${property}`,
    '/',
    `/property/${property}`,
  ];
  return [
    ...reads.map(path => ({ method: 'GET', path })),
    { method: 'GET', path: '/resources' },
    { method: 'GET', path: '/api/auth/me', headers },
    { method: 'POST', path: '/api/inspector-leads', body: lead },
    { method: 'POST', path: '/api/inspector-leads', body: lead, headers },
  ];
}

/** Sends a request. @returns what is wrong with the response; nothing if it is in time and successful, or a proper 503 */
async function complaintAbout(site: FaultSite, { method, path, body, headers }: SampleRequest) {
  const start = performance.now();
  const response = await site.send(method, path, body, headers);
  await response.arrayBuffer();
  const ms = Math.round(performance.now() - start);
  const isProper = response.ok || (response.status === 503 && response.headers.has('Retry-After'));
  return ms > MAX_DURATION_MS || !isProper
    ? `${method} ${path}: ${response.status} after ${ms} ms`
    : undefined;
}

/** Sends all requests repeatedly. @returns all complaints */
async function sendRepeatedly(site: FaultSite, requests: SampleRequest[], ms: number) {
  const requested: Promise<string | undefined>[] = [];
  const health: number[] = [];
  for (const end = Date.now() + ms; Date.now() < end; await sleep(INTERVAL_MS)) {
    requested.push(...requests.map(request => complaintAbout(site, request)));
    health.push(...(await site.livez()));
  }
  expect(new Set(health)).toEqual(new Set([200]));
  expect((await site.send('GET', '/api/readyz')).status).toBe(503);
  return (await Promise.all(requested)).filter(Boolean);
}

const recovers = (site: FaultSite) => waitUntil('the site recovers', () => site.isReady(), site.recoveryMs);

test('fault 3: PostgreSQL does not answer for 20 s, then is gone for 10 s', () =>
  Site.during(
    async site => {
      const requests = await requestsOf(site);
      const frozen = site.databaseProcesses();
      site.signal('SIGSTOP', ...frozen);
      const complaints = await sendRepeatedly(site, requests, 20_000);
      site.signal('SIGCONT', ...frozen);
      await recovers(site);

      const startDatabase = await site.stopDatabase();
      complaints.push(...(await sendRepeatedly(site, requests, 10_000)));
      startDatabase();
      await recovers(site);
      expect(complaints).toEqual([]);
    },
    { RATE_LIMITS: 'on' },
  ));
