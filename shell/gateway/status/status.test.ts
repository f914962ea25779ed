import fs from 'node:fs/promises';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { VITAL_NAMES } from '@home-truths/contract';
import { accessDenied } from '../../src/access-rules.ts';
import { readSettings } from '../environment.ts';
import { createGateway } from '../gateway.ts';
import { closeServers, listen } from '../http/testing.ts';
import { untrustedProxyWarning } from '../http/untrusted-proxy.ts';
import { log } from '../log.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { createBackendContract } from '../releases/backend-contract.ts';
import type { RemoteState } from '../releases/releases.ts';
import { COMPLETE_MIRROR, fixedReleases, resolvedOf } from '../releases/testing.ts';

const { jest } = import.meta;
let dir = '';

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'status-'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  closeServers();
  await fs.rm(dir, { recursive: true, force: true });
});

const person = (id: number, isAdmin: boolean) => ({
  id,
  username: 'kim',
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Papas',
  isAdmin,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const release = { remote: 'mf_reviews', version: '1.0.0-ab12cd34' };
const WELL = { day: { p75: 900, views: 4 }, week: { p75: 900, views: 9 } };
const COUNTED = {
  failures: [{ ...release, kind: 'slot', name: 'property.reviews/v1', day: 3, week: 17 }],
  vitals: [
    { remote: 'mf_about', version: '1.0.0-c0ffee01', name: 'LCP', ...WELL },
    { ...release, name: 'LCP', day: { p75: 1400, views: 4 }, week: { p75: 2900, views: 40 } },
    { ...release, name: 'CLS', day: { p75: null, views: 0 }, week: { p75: 0.31, views: 40 } },
    { ...release, name: 'TTFB', day: { p75: 90, views: 4 }, week: { p75: 120, views: 40 } },
    {
      remote: 'mf_guides',
      version: '1.0.0-c0ffee00',
      name: 'LCP',
      day: { p75: 5000, views: 4 },
      week: { p75: 5000, views: 9 },
    },
  ],
};

const secondFactor = { isRequired: true, since: null, recoveryCodes: 0 };
const ACCOUNTS: Record<string, object> = {
  admin: { user: person(1, true), secondFactor: { ...secondFactor, isChecked: true } },
  adminWithoutCode: { user: person(1, true), secondFactor: { ...secondFactor, isChecked: false } },
  newAdmin: { user: { ...person(1, true), mustChangePassword: true } },
};

/**
 * A backend that knows `sid=admin`, `sid=adminWithoutCode` who has entered none, `sid=newAdmin` with a made-up password
 * and members, until it is switched off.
 */
function buildBackend() {
  const backend = { isUp: true, isReady: true, hasAdmins: true, meStatus: 200 };
  const json = (response: http.ServerResponse, body: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const reply: http.RequestListener = (request, response) => {
    if (!backend.isUp) return request.socket.destroy();
    response.statusCode = backend.isReady || /healthz|me$/.test(`${request.url}`) ? 200 : 503;
    const [, who] = /sid=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    if (request.url === '/api/auth/me') {
      response.statusCode = backend.meStatus;
      const account = backend.hasAdmins && ACCOUNTS[`${who}`];
      return json(response, account || { user: person(1, false) });
    }
    if (request.url === '/api/telemetry') {
      if (who !== 'admin') response.statusCode = 403;
      return json(response, COUNTED);
    }
    response.end('ok');
  };
  return { backend, reply };
}

const REMOTE: RemoteState = {
  name: 'mf_reviews',
  audience: 'public',
  team: 'Reviews',
  pinned: '1.0.1-0ba0ba00',
  previous: '1.0.0-ab12cd34',
  served: '1.0.0-ab12cd34',
  problems: [
    { version: '1.0.1-0ba0ba00', reason: 'remote.json is <broken>', since: '2026-11-21T09:00:00.000Z' },
  ],
  releasedAt: '2026-11-21T08:00:00.000Z',
  bytes: 12_345,
};

async function openGateway(remotes: RemoteState[] = [REMOTE], env: Record<string, string> = {}) {
  const { backend, reply } = buildBackend();
  const apiUrl = await listen(reply);
  const shell = {
    dist: dir,
    base: '/a/',
    version: '1.0.0-5e115e11',
    scripts: [],
    fonts: [],
    integrity: {},
    server: {
      accessDenied,
      render: async () => ({
        kind: 'page',
        html: '<h1>Access Denied</h1>',
        styles: '',
        status: 403,
        head: { title: 'Access Denied', noStore: true },
        page: { slots: { filled: [], empty: [] } },
      }),
    },
  } as unknown as ShellBuild;
  const url = await listen(
    createGateway({
      settings: readSettings({
        API_URL: apiUrl,
        DATA_DIR: dir,
        GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
        ...env,
      }),
      shell,
      releases: { ...fixedReleases(resolvedOf([])), state: async () => remotes },
      publicDir: dir,
      contract: createBackendContract(),
      mirror: COMPLETE_MIRROR,
    }),
  );
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  const status = (who?: string) => get('/status', who ? { cookie: `sid=${who}` } : {});
  return { backend, get, status };
}

test('visitors, members, and administrators whose password was made up are denied like at the admin console', async () => {
  const { status } = await openGateway();
  for (const who of [undefined, 'member', 'newAdmin']) {
    const reply = await status(who);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    expect(reply.text).toContain('Access Denied');
    expect(reply.text).not.toContain('mf-reviews');
  }
});

test('administrators see versions, health, failures and vitals, without a script', async () => {
  const { status } = await openGateway();
  const { status: code, headers, text } = await status('admin');
  expect([code, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ]);
  expect(text).not.toMatch(/<script|style=/);
  expect(text).toMatch(/As at \d+:\d\d [ap]m AE[DS]T, \d+ \w+ 20\d\d\./);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  for (const part of [
    ...['mf-reviews', 'Team Reviews', '1.0.0-ab12cd34', '1.0.1-0ba0ba00', '12.3 KB', '1.0.0-5e115e11'],
    ...['remote.json is &lt;broken&gt;', 'property.reviews/v1', '<td class="number">17</td>'],
    '<span title="40 views. 24 h: 1.40 s, 4 views">2.90 s</span> <span class="mark work">needs work</span>',
    '<span title="40 views. 24 h: none">0.310</span> <span class="mark poor">poor</span>',
    'Gateway</dt>',
    '<td class=""><span title="40 views. 24 h: 90 ms, 4 views">120 ms</span></td>',
  ]) {
    expect(text).toContain(part);
  }
  // the worst release first
  const [, vitals = ''] = text.split('Web Vitals');
  const names = [...vitals.matchAll(/<th scope="row">([\w-]+)/g)].map(([, name]) => name);
  expect(names).toEqual(['mf-reviews', 'mf-guides', 'mf-about']);
});

test('every table names its columns, and each row has a cell for each of them', async () => {
  log('error', 'slot failed', { remote: 'mf_guides', version: '1.0.0-c0ffee00' });
  const { text } = await (await openGateway()).status('admin');
  const textsIn = (part: string) =>
    part
      .split(/<t[hd][ >]/)
      .slice(1)
      .map(cell => cell.replace(/^[^>]*>|<.*$/gs, ''));
  const tables = [...text.matchAll(/<h2 id="[^"]*">([^<]*)<\/h2><div[^>]*><table>(.*?)<\/table>/gs)].map(
    ([, title, table = '']) => ({ title, rows: table.split('</tr>').slice(0, -1).map(textsIn) }),
  );
  const remote = [
    'Remote',
    'Audience',
    'Served',
    'Pinned',
    'Previous',
    'Canary',
    'Released',
    'Scripts',
    'Status',
  ];
  expect(Object.fromEntries(tables.map(({ title, rows }) => [title, rows[0]]))).toEqual({
    Remotes: remote,
    'Failures in browsers': ['Remote', 'Version', 'Kind', 'Name', 'Last 24 hours', 'Last 7 days'],
    'Gateway errors': ['Remote', 'Version', 'What', 'Since start-up', 'Last'],
    'Web Vitals (75th percentile, last 7 days)': ['Remote', 'Version', ...VITAL_NAMES],
  });
  for (const { rows } of tables) for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
});

test('a backend that is not ready is said to be', async () => {
  const { backend, status } = await openGateway();
  expect((await status('admin')).text).not.toMatch(/down|not responding/);
  backend.isReady = false;
  const { text } = await status('admin');
  expect(text).toContain('<span class="mark poor">down</span>');
  expect(text).toContain('its counts aren’t available');
  expect(text).toContain('Team Reviews');
});

test('who was an administrator a moment ago is refused, also where the backend cannot say', async () => {
  const { backend, status } = await openGateway();
  expect((await status('admin')).status).toBe(200);
  backend.hasAdmins = false;
  expect((await status('admin')).status).toBe(403);
  backend.hasAdmins = true;
  expect((await status('admin')).status).toBe(200);
  backend.meStatus = 429;
  expect((await status('admin')).text).not.toContain('Team Reviews');
  backend.isUp = false;
  const { status: code, text } = await status('admin');
  expect([code, text.includes('Team Reviews')]).toEqual([503, false]);
});

test('administrators who have entered no security code are led to it, and then back', async () => {
  const { status } = await openGateway();
  const { status: code, headers, text } = await status('adminWithoutCode');
  expect([code, headers.get('location'), text]).toEqual([303, '/admin?next=/status', '']);
});

test('a remote that is off, in a canary, or not to be had says so', async () => {
  const { status } = await openGateway([
    { ...REMOTE, problems: [], disabled: 'Back on Monday' },
    { ...REMOTE, name: 'mf_search', served: undefined, canary: { version: '2.0.0-00000000', percent: 25 } },
  ]);
  const { text } = await status('admin');
  expect(text).toContain('<span class="mark work">off</span> Back on Monday');
  expect(text).toContain('<span class="mark poor">nothing served</span>');
  expect(text).toContain('25% of visitors');
});

test('the commands for the way back are named, and that the console itself is a canary', async () => {
  const admin = { ...REMOTE, name: 'mf_admin', audience: 'admin' as const };
  const { text } = await (await openGateway([admin])).status('admin');
  expect(text).toContain('<code>npm run rollback -- mf-search</code>');
  expect(text).toContain('<code>npm run switch-off -- mf-search --text "Back soon"</code>');
  expect(text).not.toContain('itself is a canary');
  const canary = { version: '2.0.0-00000000', percent: 25 };
  const other = await openGateway([{ ...admin, canary }]);
  expect((await other.status('admin')).text).toContain(
    'The admin console itself is a canary: 25 % of its visitors get <code>2.0.0-00000000</code>.',
  );
});

test('a release that only browsers draw is named so, and is no problem', async () => {
  const { status } = await openGateway([{ ...REMOTE, problems: [], runsOnServer: false }]);
  expect((await status('admin')).text).toContain(
    '<span class="mark good">OK</span> <span class="mark">browser only</span>',
  );
});

test('failures of this gateway are counted, for the page and for collectors on this machine', async () => {
  const { get, status } = await openGateway();
  for (let n = 0; n < 3; n++) log('error', 'page failed', { remote: 'mf_guides', version: '1.0.0-c0ffee00' });
  log('error', 'registry not read');
  expect((await status('admin')).text).toContain('page failed');
  const { status: code, text } = await get('/metrics');
  expect(code).toBe(200);
  expect(text).toContain(
    'gateway_failures_total{what="page failed",remote="mf_guides",version="1.0.0-c0ffee00"} 3\n',
  );
  expect(text).not.toContain('registry');
  expect(text).toMatch(/^gateway_uptime_seconds \d+$/m);
  for (const name of ['X-Forwarded-For', 'Forwarded']) {
    expect((await get('/metrics', { [name]: 'for=203.0.113.9' })).text).not.toContain('gateway');
  }
});

describe('a site behind a proxy that is not trusted', () => {
  const warnings = () =>
    jest.mocked(process.stdout.write).mock.calls.filter(([line]) => /"warn".*TRUST_PROXY/.test(String(line)));

  test('is warned of at the start where PUBLIC_URL is https', () => {
    const warningOf = (env: Record<string, string>) =>
      untrustedProxyWarning(
        readSettings({
          API_URL: 'http://127.0.0.1:9',
          GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
          ...env,
        }),
      );
    expect(warningOf({ PUBLIC_URL: 'https://homes.example' })).toMatch('TRUST_PROXY is not set');
    expect(warningOf({ PUBLIC_URL: 'https://homes.example', TRUST_PROXY: '1' })).toBeUndefined();
    expect(warningOf({ PUBLIC_URL: 'http://homes.example' })).toBeUndefined();
  });

  test('is warned of at its first forwarded request, once', async () => {
    const { get, status } = await openGateway();
    expect((await status('admin')).text).not.toContain('TRUST_PROXY');
    expect(warnings()).toHaveLength(0);
    for (let n = 0; n < 2; n++) await get('/robots.txt', { 'x-forwarded-for': '203.0.113.9' });
    expect(warnings()).toHaveLength(1);
    expect((await status('admin')).text).toContain(
      'Requests come through a proxy, but TRUST_PROXY is not set.',
    );
  });

  test('is not warned of where it is trusted', async () => {
    const { get, status } = await openGateway([REMOTE], { TRUST_PROXY: '1' });
    await get('/robots.txt', { 'x-forwarded-for': '203.0.113.9' });
    expect(warnings()).toHaveLength(0);
    expect((await status('admin')).text).not.toContain('TRUST_PROXY');
  });
});

test('the age of the last backup is shown where there is one, with a warning after a week', async () => {
  const { status } = await openGateway();
  expect((await status('admin')).text).not.toContain('Last backup');
  const file = path.join(dir, 'last-backup');
  await fs.writeFile(file, '');
  const madeDaysAgo = async (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    await fs.utimes(file, at, at);
    return (await status('admin')).text;
  };
  expect(await madeDaysAgo(1)).toContain('<dt>Last backup</dt><dd>1 d 0 h ago</dd>');
  expect(await madeDaysAgo(6)).toContain('<dt>Last backup</dt><dd>6 d 0 h ago</dd>');
  expect(await madeDaysAgo(8)).toContain(
    '<dt>Last backup</dt><dd><span class="mark work">old</span> 8 d 0 h ago</dd>',
  );
});

test('a site that is read-only says so', async () => {
  const { get, status } = await openGateway([REMOTE], { READ_ONLY: 'on' });
  expect((await status('admin')).text).toContain(
    '<dt>Mode</dt><dd><span class="mark work">read-only</span></dd>',
  );
  expect((await get('/readyz')).text).toBe('ok, read-only');
});
