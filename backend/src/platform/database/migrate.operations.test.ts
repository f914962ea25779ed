import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { query } from '../../testing/query.ts';
import { createTestDatabase, onEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';

const SCRIPT = path.join(import.meta.dirname, 'migrate.ts');

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'home-truths-migrate-'));
});

afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Runs the script; as the start command does with a channel of its own, else as any other program would. */
async function migrate(given: Record<string, string>, { hasChannel = true, args = [] as string[] } = {}) {
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, ...given };
  const stdio = ['ignore', 'pipe', 'pipe', ...(hasChannel ? ['ipc' as const] : [])] as const;
  const child = spawn(process.execPath, ['--experimental-transform-types', SCRIPT, ...args], {
    env,
    stdio: [...stdio],
    timeout: 20_000,
  });
  const messages: unknown[] = [];
  child.on('message', message => messages.push(message));
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout as NonNullable<typeof child.stdout>),
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'close'),
  ]);
  return { code, output, errors, messages };
}

test('a new database is made whole, with the indexes that are built beside others', () =>
  onEmptyDatabase(async url => {
    expect(await migrate({ DATABASE_URL: url })).toMatchObject({ code: 0 });
    const indexes = await query(url, `select from pg_indexes where indexname = 'property_terms_idx'`);
    expect(indexes).toHaveLength(1);
  }));

test('what the log of erasures names and the database has back is erased again, and counted', async () => {
  const settings = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a-Bandicoot-digs' };
  expect((await migrate(settings)).output).toContain('"erasedAgain":0');
  const [member] = await query<{ id: number; createdAt: string }>(
    database.ownerUrl,
    `insert into app_user (username, email, password, first_name, last_name)
    values ('mei', 'mei@example.com', '!', 'Mei', 'Chan')
    returning id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"`,
  );
  const erasure = { kind: 'account', ...member, erasedAt: new Date().toISOString() };
  await writeFile(path.join(dataDir, 'erasures.jsonl'), `${JSON.stringify(erasure)}\n`);
  expect((await migrate(settings)).output).toContain('"erasedAgain":1');
  expect(await query(database.ownerUrl, `select from app_user where username = 'mei'`)).toEqual([]);
});

test('the made-up password goes over the channel alone, and only once', async () => {
  const { code, output, errors, messages } = await migrate({});
  expect([code, messages]).toEqual([
    0,
    [{ admin: { email: expect.any(String), password: expect.stringMatching(/^[\w-]{22}$/) } }],
  ]);
  const [{ admin }] = messages as [{ admin: { password: string } }];
  expect(output + errors).not.toContain(admin.password);
  expect(await migrate({})).toMatchObject({ code: 0, messages: [] });
});

test.each([
  [
    { ADMIN_EMAIL: 'me@example.com', ADMIN_PASSWORD: 'password1' },
    true,
    'ADMIN_PASSWORD is too easy to guess',
  ],
  [{}, false, 'there is no administrator yet'],
])('what cannot be done ends with a message: %j, with a channel %s', async (given, hasChannel, message) => {
  const { code, output } = await migrate(given, { hasChannel });
  expect([code, output]).toEqual([1, expect.stringContaining(`could not be prepared: ${message}`)]);
});

test('keys by older rules are made anew and homes joined, until a migration that ends the deployment has done so', async () => {
  const admin = { ADMIN_EMAIL: 'me@example.com', ADMIN_PASSWORD: 'a long enough sentence 7' };
  const add = (address: string, streetKey: string) =>
    query<{ id: number }>(
      database.ownerUrl,
      `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key,
         review_count, lived_here_count, rating_counts, average_rating)
       values ('${address}', 'Newtown', 'NSW', '2042', 'unit', '${streetKey}', 'newtown', 1, 1, '{0,0,0,1,0}', 4)
       returning id`,
    );
  const older = await add('5/12 Smith St', '5/12 smith st');
  const younger = await add('Level 2, 5/12 Smith St', 'level 2 5/12 smith st');
  await query(database.ownerUrl, 'delete from address_key_version');
  const { code, output } = await migrate(admin, { hasChannel: false });
  expect(code).toBe(0);
  expect(output).toMatch(
    /"msg":"Joining Level 2, 5\/12 Smith St, Newtown NSW 2042 \(\d+\) into 5\/12 Smith St,/,
  );
  expect(output).toContain('"keyed":1,"joined":1');
  expect(
    await query(
      database.ownerUrl,
      'select id, address_key as key, merged_into_id as into from property order by created_at',
    ),
  ).toEqual([
    { id: older[0]?.id, key: '5/12 smith st', into: null },
    { id: younger[0]?.id, key: null, into: older[0]?.id },
  ]);
  const versions = () => query(database.ownerUrl, 'select version from address_key_version');
  expect(await versions()).toEqual([]);
  expect((await migrate(admin, { args: ['--contract'] })).output).toContain('"keyed":0,"joined":0');
  expect(await versions()).toEqual([{ version: 1 }]);
  expect((await migrate(admin)).output).not.toContain('keyed');
});
