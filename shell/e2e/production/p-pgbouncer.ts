/**
 * The site behind PgBouncer with the file of shell/deploy: pages, the API, sign-in, mail, 200 writes at once, and changes
 * that the other gateway hears of. From 1.21 on transactions share a few connections; an earlier one, such as that of
 * Debian 12, is tried with `pool_mode = session`. `PGBOUNCER` names another program than that of the path. Needs Debian's
 * pgbouncer and postgresql; to be started by root.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from '../../../backend/src/testing/query.ts';
import { range } from '../faults/support/load.ts';
import { makeCertificate } from './support/certificate.ts';
import { DebianPostgres } from './support/debian-postgres.ts';
import { DeployFiles } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { createRoles, urlOf } from './support/roles.ts';
import { Service, waitUntil } from './support/service.ts';
import { ADMIN, Site } from './support/site.ts';
import { requestGateway as send } from './support/visitor.ts';

const DATABASE = '10.0.0.11';
const POOL = 4;
const WRITES = 200;
const USER = 65_534;
const [BACKENDS, GATEWAYS] = [
  [3001, 3002],
  [8081, 8082],
] as const;
const program = process.env.PGBOUNCER || 'pgbouncer';

if (!process.env.PGBOUNCER) requirePrograms({ pgbouncer: 'pgbouncer' });
requirePrograms({ ip: 'iproute2', openssl: 'openssl', psql: 'postgresql' });
enterOwnNetwork(import.meta.filename, [DATABASE]);

const version = /\d+\.\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
const [major = 0, minor = 0] = version.split('.').map(Number);
const knowsPrepared = major > 1 || minor >= 21;
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-pgbouncer-'));
chmodSync(work, 0o755);
const certificate = makeCertificate(work, 'database');
const postgres = await DebianPostgres.start({
  dir: path.join(work, 'postgres'),
  port: 5432,
  addresses: `127.0.0.1,${DATABASE}`,
  certificate,
});
const superuserUrl = `${postgres.superuserUrl}&uselibpqcompat=true`;
const siteUrl = superuserUrl.replace('/postgres?', '/home_truths?');
const files = new DeployFiles(work);
const direct = `${DATABASE}:5432`;
const ownerUrl = urlOf('home_truths_owner', direct, '?sslmode=require');
const appUrl = urlOf('home_truths_app', direct, '?sslmode=require');

const review = (propertyId: number, n: number) => ({
  propertyId,
  residencyStatus: 'visited',
  rating: 4,
  title: `Quiet and dry, number ${n}`,
  content: 'What we saw on the day of the open home, in two sentences. It was so.',
  issuesTags: ['Good Location'],
});

const connections = (name: string) =>
  query(
    siteUrl,
    `select from pg_stat_activity where usename = 'home_truths_app' and application_name = '${name}'`,
  );

async function checkSite(mode: 'transaction' | 'session') {
  const [role] = await query<{ secret: string }>(
    superuserUrl,
    `select rolpassword as secret from pg_authid where rolname = 'home_truths_app'`,
  );
  const users = files.add('userlist.txt', `"home_truths_app" "${role?.secret}"\n`);
  const size = mode === 'transaction' ? POOL : 100;
  const bouncer = new Service(
    program,
    [
      files.file('database/pgbouncer.ini', {
        '/etc/pgbouncer/userlist.txt': users,
        'default_pool_size = 40': `default_pool_size = ${size}`,
        ...(mode === 'session' && { 'pool_mode = transaction': 'pool_mode = session' }),
        ...(!knowsPrepared && { 'max_prepared_statements = 500': '' }),
      }),
    ],
    { uid: USER, gid: USER },
  );
  const site = new Site(path.join(work, mode));
  try {
    const pooled = urlOf('home_truths_app', '127.0.0.1:6432');
    await bouncer.ready('PgBouncer', async () => (await query(pooled, 'select 1')).length);
    const direct = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: ownerUrl, RATE_LIMITS: 'off' };
    await site.prepare(path.join(work, mode), direct);
    const variables = { DATABASE_DIRECT_URL: appUrl, DRAIN_SECONDS: '0' };
    const backends = BACKENDS.map(port => site.backend(port, variables));
    const worker = site.worker(variables);
    await Promise.all([...backends, worker].map(one => one.ready));
    const gateways = GATEWAYS.map((port, index) =>
      site.gateway(port, { API_URL: `http://127.0.0.1:${BACKENDS[index]}`, DATABASE_DIRECT_URL: '' }),
    );
    await Promise.all(gateways.map(one => one.ready));

    const signIn = await send(GATEWAYS[0], '/api/auth/login', ADMIN);
    assert.equal(signIn.status, 200, signIn.text);
    assert.equal((await send(GATEWAYS[1], '/api/auth/forgot-password', { email: ADMIN.email })).status, 200);
    await waitUntil('the mail', () => {
      const outbox = path.join(site.dataDir, 'outbox');
      return existsSync(outbox) && readdirSync(outbox).some(file => file.endsWith('.eml'));
    });
    const create = async (address: string): Promise<number> => {
      const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042', propertyType: 'house' };
      const { status, text } = await send(GATEWAYS[0], '/api/properties', { address, ...place });
      assert.equal(status, 201, text);
      return JSON.parse(text).id;
    };
    const [id, quiet] = [await create(`1 ${mode} Street`), await create(`2 ${mode} Street`)];
    const page = `/property/${quiet}`;
    for (const port of GATEWAYS) assert.equal((await send(port, page)).status, 200);

    const responses = await Promise.all(
      range(WRITES).flatMap(n => [
        send(GATEWAYS[n % 2] as number, '/api/reviews', review(id, n)),
        send(GATEWAYS[n % 2] as number, `/api/properties/search?q=${n % 2 ? 'newtown' : 'street'}`),
      ]),
    );
    const failed = responses.filter(({ status }) => status !== 200 && status !== 201);
    assert.deepEqual(failed, [], 'failed requests');
    const { reviewCount } = JSON.parse((await send(GATEWAYS[0], `/api/properties/${id}`)).text);
    assert.equal(reviewCount, WRITES);
    const start = performance.now();
    assert.equal((await send(GATEWAYS[0], '/api/reviews', review(quiet, WRITES))).status, 201);
    const title = `number ${WRITES}`;
    await waitUntil(
      'the page of the other gateway',
      async () => (await send(GATEWAYS[1], page)).text.includes(title),
      5_000,
    );
    const heardMs = Math.round(performance.now() - start);
    const shared = (await connections('home-truths')).length;
    assert.ok(shared <= size, `${shared} connections`);
    // the two backends listen without PgBouncer
    assert.equal((await connections('home-truths-changes')).length, 2);
    for (const one of site.processes) assert.doesNotMatch(one.output, /prepared statement/);
    console.log(
      `  PgBouncer ${version}, ${mode}: ${WRITES} reviews and as many searches at once over ${shared} connections; ` +
        `the other gateway shows a new review after ${heardMs} ms`,
    );
  } finally {
    await site.stop();
    await bouncer.stop('SIGINT');
  }
}

try {
  createRoles(postgres.superuserUrl);
  await query(superuserUrl, `alter role home_truths_app set statement_timeout = '5s'`);
  await checkSite('session');
  if (knowsPrepared) await checkSite('transaction');
  else
    console.log(
      `  SKIPPED: pool_mode = transaction needs PgBouncer 1.21, and this is ${version}; PGBOUNCER names another`,
    );
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
