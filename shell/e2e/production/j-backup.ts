/**
 * The drill of a restore: a site with bench data is backed up while visitors write, its data folder is deleted, and the
 * backup is restored twice. Both are the same, nothing is missing that was acknowledged before the backup began, and an
 * account that was deleted afterwards is deleted again. A full disk leaves nothing. Reports times, sizes and losses;
 * `PROPERTIES` is the number of homes. To be started by root, which mounts a small disk.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillSite } from '../../../backend/bench/database.ts';
import { connectionUrl, startEmbedded } from '../../../backend/src/platform/database/embedded/server.ts';
import { tableDigests } from '../../../backend/src/testing/table-digests.ts';
import { noise, upload } from '../faults/support/photos.ts';
import { makeProperty, register, writeReview } from '../faults/support/records.ts';
import { Site } from '../faults/support/site.ts';

const PROPERTIES = Number(process.env.PROPERTIES ?? 20_000);
const WRITERS = 4;
const ROOT = path.resolve(import.meta.dirname, '../../..');

if (process.getuid?.() !== 0) throw new Error('Start this as root: it mounts a small disk.');

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-drill-'));
fs.chmodSync(work, 0o755);
const at = (name: string) => path.join(work, name);
const ERASURE_LOG = at('erasures.jsonl');

/** Runs one of the two commands as the operator does; its sentence and its time are printed. */
async function command(name: 'backup' | 'restore', dataDir: string, folder: string) {
  const script = path.join(ROOT, `backend/src/backup/${name}-command.ts`);
  const start = performance.now();
  const child = spawn(process.execPath, [script, folder], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ERASURE_LOG },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const [code] = await once(child, 'close');
  console.log(`  ${output.trim()} (whole command: ${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return { code, output };
}

const megabytes = (folder: string) =>
  execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0];

/** The contents of a data folder: digests of tables, releases among them, and photos. */
async function contentOf(dataDir: string) {
  const server = await startEmbedded({ dir: path.join(dataDir, 'postgres') });
  try {
    const files = fs
      .readdirSync(path.join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
      .sort()
      .map(name => {
        const bytes = fs.readFileSync(path.join(dataDir, name));
        return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
      });
    return { tables: await tableDigests(connectionUrl(server, 'superuser')), files };
  } finally {
    await server.stop();
  }
}

/** Visitors who write reviews and send photos until they are stopped. */
function startWriting(site: Site, properties: number[], photo: Uint8Array) {
  const acknowledged: string[] = [];
  let photos = 0;
  let isOver = false;
  const writer = async (n: number) => {
    for (let count = 0; !isOver; count++) {
      const title = `Visit ${n}-${count}`;
      await writeReview(site, properties[n] as number, title);
      acknowledged.push(title);
      if (count % 10 === 0 && (await upload(site, photo)).ok) photos++;
    }
  };
  const writers = properties.map((_, n) => writer(n));
  const stop = async () => {
    isOver = true;
    await Promise.all(writers);
    return photos;
  };
  return { acknowledged, stop };
}

/** The reviews that visitors wrote, as a site has them. */
async function titlesOf(site: Site, properties: number[]) {
  const titles: string[] = [];
  for (const property of properties)
    for (let page = 1, rows = ['']; rows.length > 0; page++) {
      const response = await site.send('GET', `/api/properties/${property}/reviews?limit=100&page=${page}`);
      rows = ((await response.json()) as { title: string }[]).map(({ title }) => title);
      titles.push(...rows);
    }
  return titles;
}

/** A disk of so many megabytes, which is full before the backup is. */
async function fillDisk(dataDir: string) {
  const folder = at('small');
  fs.mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  try {
    const { code, output } = await command('backup', dataDir, path.join(folder, 'backup'));
    assert.equal(code, 1);
    assert.match(output, /^The disk is full/);
    assert.deepEqual(fs.readdirSync(path.join(folder, 'backup')), []);
  } finally {
    execFileSync('umount', [folder]);
  }
}

let site: Site | undefined;
try {
  site = await Site.start({ ERASURE_LOG });
  await fillSite(site.databaseUrl(), PROPERTIES, PROPERTIES * 3);
  console.log(`  ${PROPERTIES} homes and ${PROPERTIES * 3} reviews, ${megabytes(site.dataDir)} MB`);
  const running = site;
  const properties = await Promise.all(Array.from({ length: WRITERS }, (_, n) => makeProperty(running, n)));
  const member = await register(site, 1);
  const photo = await noise();
  const writing = startWriting(site, properties, photo);
  while (writing.acknowledged.length < 20) await writeReview(site, properties[0] as number, 'Before');

  const before = [...writing.acknowledged];
  const { code } = await command('backup', site.dataDir, at('backup'));
  const during = writing.acknowledged.length - before.length;
  assert.equal(code, 0);
  await fillDisk(site.dataDir);
  const photos = await writing.stop();
  const deleted = await site.send(
    'DELETE',
    `/api/users/${member.id}`,
    { password: 'korbweide-42' },
    member.headers,
  );
  assert.equal(deleted.status, 204);
  await site.end();
  console.log(
    `  ${megabytes(at('backup'))} MB; ${before.length} reviews acknowledged before, ${during} during the backup, ${writing.acknowledged.length} and ${photos} photos in all`,
  );

  site.remove();
  for (const name of ['one', 'two']) assert.equal((await command('restore', at(name), at('backup'))).code, 0);
  const [one, two] = [await contentOf(at('one')), await contentOf(at('two'))];
  assert.deepEqual(one, two);
  console.log(`  both are equal: ${Object.keys(one.tables).length} tables, ${one.files.length} files`);

  site = await Site.start({ ERASURE_LOG }, dataDir => {
    fs.rmSync(dataDir, { recursive: true });
    fs.renameSync(at('one'), dataDir);
  });
  const titles = new Set(await titlesOf(site, properties));
  const missing = before.filter(title => !titles.has(title));
  assert.deepEqual(missing, []);
  const lost = writing.acknowledged.filter(title => !titles.has(title)).length;
  console.log(`  0 of ${before.length} from before the backup are missing; ${lost} from its end on are lost`);
  const signIn = { email: 'm1@example.com', password: 'korbweide-42' };
  assert.equal((await site.send('POST', '/api/auth/login', signIn)).status, 401);
  console.log('  the account that was deleted after the backup is deleted again');
} finally {
  await site?.end();
  site?.remove();
  fs.rmSync(work, { recursive: true, force: true });
}
process.exit(0);
