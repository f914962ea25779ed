import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval, setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseConfig } from '../platform/database/config.ts';
import { prepareDatabase } from '../platform/database/embedded/roles.ts';
import {
  connectionUrl,
  DATABASE_NAME,
  type Embedded,
  startEmbedded,
} from '../platform/database/embedded/server.ts';
import { queryOn } from '../platform/database/query.ts';
import { type NewRelease, storeRelease } from '../registry/release-store.ts';
import { tableDigests } from '../testing/table-digests.ts';

const BACK_UP = path.join(import.meta.dirname, 'backup-command.ts');
const RESTORE = path.join(import.meta.dirname, 'restore-command.ts');

const root = mkdtempSync(path.join(tmpdir(), 'home-truths-backup-'));
const at = (...parts: string[]) => path.join(root, ...parts);
const site = at('site');
const [FIRST, SECOND, THIRD] = [1, 2, 3].map(n => `0c6e4ed2-8f4a-4a53-9a0c-0d8f6c1b2a3${n}.webp`) as [
  string,
  string,
  string,
];
const beginning = Date.now();
let server: Embedded;

/** Runs a command as the operator does: what it prints and its exit code. */
const run = (script: string, dataDir: string, ...args: string[]) =>
  new Promise<{ output: string; code: number }>(resolve => {
    const { DATABASE_URL: _, ...rest } = process.env;
    const env = { ...rest, DATA_DIR: dataDir, NODE_OPTIONS: '' };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ output: (stdout + stderr).trim(), code: Number(error?.code ?? 0) }),
    );
  });

async function withClient<T>(embedded: Embedded, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionUrl(embedded, 'superuser'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A digest of each table's rows, and each photo, by name. */
async function contentOf(dataDir: string) {
  const embedded = await startEmbedded({ dir: path.join(dataDir, 'postgres') });
  try {
    const tables = await tableDigests(connectionUrl(embedded, 'superuser'));
    const photos: Record<string, string> = {};
    for (const name of await readdir(path.join(dataDir, 'uploads')))
      photos[name] = await readFile(path.join(dataDir, 'uploads', name), 'utf8');
    return { tables, photos };
  } finally {
    if (!embedded.reused) await embedded.stop();
  }
}

const addReview = `
  insert into review (property_id, residency_status, rating, title, content, photos)
  values ($1, 'visited', 3, $2, 'What we saw on the day, in two sentences.', $3)`;

const addPhoto = async (name: string) => {
  await writeFile(path.join(site, 'uploads', name), `pixels of ${name}`);
  await withClient(server, client => client.query('insert into upload (name) values ($1)', [name]));
};

let propertyId: number;

beforeAll(async () => {
  chmodSync(root, 0o755);
  await mkdir(path.join(site, 'uploads'), { recursive: true });
  await mkdir(path.join(site, 'releases/public/mf_search/1.0.0'), { recursive: true });
  await writeFile(path.join(site, 'releases/public/mf_search/1.0.0/main.js'), '1');
  chmodSync(site, 0o711);
  server = await startEmbedded({ dir: path.join(site, 'postgres'), settings: { max_wal_size: '64MB' } });
  await prepareDatabase(server, DATABASE_NAME);
  const orm = await MikroORM.init(databaseConfig(connectionUrl(server, 'owner')));
  await orm.migrator.up();
  await orm.close();
  propertyId = await withClient(server, async client => {
    const { rows } = await client.query(
      "insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key) values ('1 Wren Street', 'Newtown', 'NSW', '2042', 'house', '1 wren street', 'newtown') returning id",
    );
    return rows[0].id;
  });
  await addPhoto(FIRST);
  await addPhoto(SECOND);
  const release: NewRelease = {
    name: 'mf_search',
    version: '1.0.0',
    audience: 'public',
    manifest: '{}',
    bytes: 1,
    runsOnServer: true,
    files: { 'main.js': Buffer.from('1') },
  };
  await withClient(server, client => storeRelease(wanted => queryOn(client, wanted), release));
  await withClient(server, client => client.query(addReview, [propertyId, 'Before', [`/uploads/${FIRST}`]]));
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

it('backs up a running site under load, and restores it twice and equal', async () => {
  const committed: string[] = [];
  let isWriting = true;
  const writing = withClient(server, async client => {
    // a hundred a second at most, or the backup of a busy machine would grow with its duration
    for await (const _ of setInterval(10)) {
      if (!isWriting) return;
      const n = committed.length;
      await client.query(addReview, [propertyId, `Review ${n}`, []]);
      committed.push(`Review ${n}`);
      if (n === 50) await client.query('select pg_switch_wal()');
    }
  });
  while (committed.length < 100) await sleep(5);
  const before = committed.length;
  const { output, code } = await run(BACK_UP, site, at('backup'));
  const atEnd = committed.length;
  isWriting = false;
  await writing;
  expect(output).toMatch(/^Backed up and verified \d+ files in [\d.]+ s: /);
  expect(code).toBe(0);
  expect(atEnd).toBeGreaterThan(before);

  for (const name of ['one', 'two']) {
    const restored = await run(RESTORE, at(name), at('backup'));
    expect(restored.output).toMatch(/^Restored \d+ files in [\d.]+ s: 1 homes, \d+ reviews, 0 members/);
    expect(restored.code).toBe(0);
  }
  const [one, two] = [await contentOf(at('one')), await contentOf(at('two'))];
  expect(one).toEqual(two);
  expect(one.photos).toEqual({ [FIRST]: `pixels of ${FIRST}`, [SECOND]: `pixels of ${SECOND}` });
  // all that was committed when the backup began, and nothing that nobody wrote
  const count = Number(one.tables.review?.split(' ')[0]);
  expect(count - 1).toBeGreaterThanOrEqual(before);
  expect(count - 1).toBeLessThanOrEqual(committed.length);
  // releases are rows; the folder of a gateway is a cache of them
  expect([one.tables.release, one.tables.release_file]).toEqual([
    expect.stringMatching(/^1 /),
    expect.stringMatching(/^1 /),
  ]);
  expect(existsSync(at('one/releases'))).toBe(false);
});

it('gives nobody but its owner access to a backup and to what is restored', async () => {
  for (const [file, mode] of [
    ['backup', 0o700],
    ['backup/SHA256SUMS', 0o600],
    ['backup/database/PG_VERSION', 0o600],
    ['backup/uploads', 0o700],
    ['one/uploads', 0o700],
    [`one/uploads/${FIRST}`, 0o600],
    ['one/postgres/cluster', 0o700],
    ['one/postgres-passwords.json', 0o600],
  ] as const)
    expect([file, (await stat(at(file))).mode & 0o777]).toEqual([file, mode]);
});

it('backs up and restores a site that is stopped, with the same content; only photos of deleted reviews are withheld', async () => {
  await addPhoto(THIRD);
  await withClient(server, async client => {
    await client.query(addReview, [propertyId, 'Deleted', [`/uploads/${THIRD}`]]);
    await client.query("update review set deleted_at = now() where title = 'Deleted'");
  });
  await server.stop();
  const { code } = await run(BACK_UP, site, at('stopped'));
  expect(code).toBe(0);
  expect((await run(RESTORE, at('three'), at('stopped'))).code).toBe(0);
  expect(existsSync(path.join(site, 'postgres/cluster/postmaster.pid'))).toBe(false);
  const [restored, original] = [await contentOf(at('three')), await contentOf(site)];
  expect(restored.tables).toEqual(original.tables);
  expect(Object.keys(restored.photos).sort()).toEqual([FIRST, SECOND, `${THIRD}.withheld`]);
  server = await startEmbedded({ dir: path.join(site, 'postgres') });
});

it('is checked by sha256sum, and notes when it was made', async () => {
  const check = spawn('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], {
    cwd: at('backup'),
    stdio: 'ignore',
  });
  expect(await once(check, 'exit')).toEqual([0, null]);
  expect((await stat(path.join(site, 'last-backup'))).mtimeMs).toBeGreaterThan(beginning);
  expect(existsSync(at('one/last-backup'))).toBe(false);
});

it('refuses a folder that is not empty, and one inside of the data folder', async () => {
  expect(await run(BACK_UP, site, at('backup'))).toMatchObject({
    output: expect.stringContaining('is not empty'),
    code: 1,
  });
  expect((await run(BACK_UP, site, path.join(site, 'mine'))).output).toContain('inside of DATA_DIR');
  expect(existsSync(path.join(site, 'mine'))).toBe(false);
});

it('restores over no site', async () => {
  const before = await stat(at('one/postgres-passwords.json'));
  const { output, code } = await run(RESTORE, at('one'), at('backup'));
  expect([code, output]).toEqual([1, expect.stringContaining('is not empty')]);
  expect(await stat(at('one/postgres-passwords.json'))).toMatchObject({ mtimeMs: before.mtimeMs });
});

/** Changes the last byte of a file of the stopped site's backup during a test. */
async function duringDamage(file: string, work: () => Promise<void>) {
  const bytes = await readFile(at('stopped', file));
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 2) ^ 1, damaged.length - 2);
  await writeFile(at('stopped', file), damaged);
  try {
    await work();
  } finally {
    await writeFile(at('stopped', file), bytes);
  }
}

it.each(['database/global/pg_control', `uploads/${FIRST}`, 'backup.json', 'SHA256SUMS'])(
  'names %s where a byte of it has changed, and restores nothing',
  async file => {
    await duringDamage(file, async () => {
      for (const [script, dataDir, ...flags] of [
        [BACK_UP, site, '--verify'],
        [RESTORE, at('damaged')],
      ] as const) {
        const { output, code } = await run(script, dataDir, at('stopped'), ...flags);
        expect([code, output]).toEqual([1, `${file} in this backup is damaged. Use another one.`]);
      }
      expect(existsSync(at('damaged')) ? await readdir(at('damaged')) : []).toEqual([]);
    });
  },
);

it('names a file that is missing', async () => {
  await rename(at(`stopped/uploads/${SECOND}`), at(SECOND));
  const { output, code } = await run(RESTORE, at('damaged'), at('stopped'));
  await rename(at(SECOND), at(`stopped/uploads/${SECOND}`));
  expect([code, output]).toEqual([1, `This backup lacks uploads/${SECOND}. Use another one.`]);
});

it.each([
  ['postgresql', '17', /of PostgreSQL 17, and here is 18\. .*pg_dump/],
  ['system', 'linux-riscv64', /from linux-riscv64, and this machine is .*pg_dump/],
])('refuses a backup of another %s', async (field, value, message) => {
  const { NewBackup } = await import('./backup-folder.ts');
  const signal = new AbortController().signal;
  const backup = await NewBackup.create(at(field), signal);
  const now = new Date().toISOString();
  const own = { startedAt: now, consistentAt: now, postgresql: '18', bucket: null };
  await backup.complete({ ...own, system: `${process.platform}-${process.arch}`, [field]: value });
  const { output, code } = await run(RESTORE, at('damaged'), at(field));
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

it('never looks complete when it is killed, and leaves nothing when it is interrupted', async () => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const interrupted = async (signal: NodeJS.Signals, folder: string) => {
    const env = { ...rest, DATA_DIR: site, NODE_OPTIONS: '' };
    const child = spawn(process.execPath, [BACK_UP, folder], { env, stdio: 'ignore' });
    const exit = once(child, 'exit');
    while (!existsSync(path.join(folder, 'database/base'))) await sleep(5);
    child.kill(signal);
    await exit;
  };
  await interrupted('SIGKILL', at('killed'));
  expect(await readdir(at('killed'))).not.toContain('SHA256SUMS');
  expect((await run(RESTORE, at('damaged'), at('killed'))).output).toContain('has no complete backup');
  await interrupted('SIGTERM', at('ended'));
  expect(await readdir(at('ended'))).toEqual([]);
  // PostgreSQL has forgotten both
  expect(
    await withClient(
      server,
      async client => (await client.query('select from pg_replication_slots')).rowCount,
    ),
  ).toBe(0);
});

it('says what to do after an interrupted restore', async () => {
  await mkdir(at('half/postgres'), { recursive: true });
  chmodSync(at('half'), 0o711);
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(path.join(site, 'postgres'));
    await chown(at('half/postgres'), uid, gid);
  }
  await writeFile(at('half/postgres/restoring'), '');
  await expect(startEmbedded({ dir: at('half/postgres') })).rejects.toThrow('was interrupted');
  await rm(at('half'), { recursive: true });
});
