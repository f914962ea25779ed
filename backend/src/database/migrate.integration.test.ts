import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { query } from '../testing/query.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

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
async function migrate(given: Record<string, string>, { hasChannel = true } = {}) {
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, ...given };
  const stdio = ['ignore', 'pipe', 'pipe', ...(hasChannel ? ['ipc' as const] : [])] as const;
  const child = spawn(process.execPath, ['--experimental-transform-types', SCRIPT], {
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

test('a new database is made whole, with the indexes that are built beside others', async () => {
  const { superuser } = JSON.parse(process.env.TEST_POSTGRES_URLS as string);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(superuser, `create database ${name}`);
  const url = Object.assign(new URL(superuser), { pathname: `/${name}` }).href;
  try {
    expect(await migrate({ DATABASE_URL: url })).toMatchObject({ code: 0 });
    const indexes = await query(url, `select from pg_indexes where indexname = 'property_terms_idx'`);
    expect(indexes).toHaveLength(1);
  } finally {
    await query(superuser, `drop database ${name} with (force)`);
  }
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
