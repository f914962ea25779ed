import { setTimeout as sleep } from 'node:timers/promises';
import { makeProperty, register, writeReview } from './support/records.ts';
import { Site, until } from './support/site.ts';

const LONGEST_MS = 3000;
const EVERY_MS = 500;

interface Requested {
  method: string;
  address: string;
  body?: object;
  headers?: Record<string, string>;
}

/** What visitors and a member ask for, of the API and as pages. */
async function requestsOf(site: Site): Promise<Requested[]> {
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
    ...reads.map(address => ({ method: 'GET', address })),
    { method: 'GET', address: '/resources' },
    { method: 'GET', address: '/api/auth/me', headers },
    { method: 'POST', address: '/api/inspector-leads', body: lead },
    { method: 'POST', address: '/api/inspector-leads', body: lead, headers },
  ];
}

/** Sends a request. @returns what is wrong with its answer, nothing where it is in time and honest */
async function complaintAbout(site: Site, { method, address, body, headers }: Requested) {
  const start = performance.now();
  const response = await site.send(method, address, body, headers);
  await response.arrayBuffer();
  const ms = Math.round(performance.now() - start);
  const isHonest = response.ok || (response.status === 503 && response.headers.has('Retry-After'));
  return ms > LONGEST_MS || !isHonest ? `${method} ${address}: ${response.status} after ${ms} ms` : undefined;
}

/** Asks for everything again and again. @returns all complaints */
async function requestPage(site: Site, requests: Requested[], ms: number) {
  const requested: Promise<string | undefined>[] = [];
  const health: number[] = [];
  for (const end = Date.now() + ms; Date.now() < end; await sleep(EVERY_MS)) {
    requested.push(...requests.map(request => complaintAbout(site, request)));
    health.push((await site.send('GET', '/healthz')).status);
  }
  expect(new Set(health)).toEqual(new Set([200]));
  expect((await site.send('GET', '/readyz')).status).toBe(503);
  return (await Promise.all(requested)).filter(Boolean);
}

const recovers = (site: Site) => until('the site recovers', () => site.isReady(), 10_000);

test('fault 3: PostgreSQL does not answer for 20 s, then is gone for 10 s', () =>
  Site.during(
    async site => {
      const requests = await requestsOf(site);
      const frozen = site.databasePids();
      site.signal('SIGSTOP', ...frozen);
      const complaints = await requestPage(site, requests, 20_000);
      site.signal('SIGCONT', ...frozen);
      await recovers(site);

      const starter = site.pidOf('postgresql');
      site.signal('SIGKILL', site.databasePids()[0]);
      await until(
        'PostgreSQL is about to start again',
        () => ![undefined, starter].includes(site.pidOf('postgresql')),
      );
      const stopped = site.pidOf('postgresql');
      site.signal('SIGSTOP', stopped);
      complaints.push(...(await requestPage(site, requests, 10_000)));
      site.signal('SIGCONT', stopped);
      await recovers(site);
      expect(complaints).toEqual([]);
    },
    { RATE_LIMITS: 'on' },
  ));
