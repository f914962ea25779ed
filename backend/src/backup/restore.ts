import {
  appendFile,
  chmod,
  lchown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { prepareBinaries } from '../platform/database/embedded/binaries.ts';
import { makeDataFolder } from '../platform/database/embedded/data-folder.ts';
import {
  connectionUrl,
  type Embedded,
  RESTORE_MARK,
  startEmbedded,
} from '../platform/database/embedded/server.ts';
import { runAsUser, type SystemUser, systemUserFor } from '../platform/database/embedded/system-user.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { queryOn } from '../platform/database/query.ts';
import { photosOfDeleted } from '../reviews/moderation/deleted-reviews.sql.ts';
import { PhotoFolder } from '../uploads/photo-folder.ts';
import { fileNameOf, photoUrlOf } from '../uploads/photo-url.ts';
import { PASSWORDS_PART, PHOTOS_PART } from './back-up.ts';
import { extract, openBackup, type StoredBackup } from './backup-folder.ts';
import { isMissing, listFilesAndFolders } from './copied-files.ts';
import { DATABASE_PART } from './database-files.ts';
import { type SiteFolders, SYSTEM } from './settings.ts';

async function assertEmpty(folder: string) {
  const names = await readdir(folder).catch(error => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (names.length > 0)
    throw new Error(`${folder} is not empty. Nothing is restored over a site: set DATA_DIR to a new folder.`);
}

async function assertFits({ postgresql, system }: StoredBackup, systemUser: SystemUser) {
  const advice = 'shell/docs/how-to/backup.md says how to move it by pg_dump.';
  if (system !== SYSTEM)
    throw new Error(`This backup is from ${system}, and this machine is ${SYSTEM}. ${advice}`);
  const { postgres } = await prepareBinaries(systemUser);
  const { output } = await runAsUser(systemUser, postgres, ['--version']);
  const [, version] = /PostgreSQL\D* (\d+)/.exec(output) ?? [];
  if (version !== postgresql)
    throw new Error(`This backup is of PostgreSQL ${postgresql}, and here is ${version}. ${advice}`);
}

/** Gives files that root wrote to PostgreSQL's user. */
async function changeOwner({ uid, gid }: SystemUser, folder: string) {
  if (uid === undefined || gid === undefined) return;
  const { files, folders } = await listFilesAndFolders(folder);
  for (const name of [...files, ...folders]) await lchown(path.join(folder, name), uid, gid);
  await lchown(folder, uid, gid);
}

/** Writes the cluster and starts a server, which recovers it to the end of the backup. */
async function restoreDatabase(
  backup: StoredBackup,
  dir: string,
  systemUser: SystemUser,
  signal: AbortSignal,
) {
  const real = await makeDataFolder(dir, systemUser);
  const mark = path.join(real, RESTORE_MARK);
  await writeFile(mark, '', { mode: 0o600 });
  const cluster = path.join(real, 'cluster');
  // PostgreSQL flushes all its files before it recovers
  await extract(backup, DATABASE_PART, cluster, { signal, isFlushedLater: true });
  await changeOwner(systemUser, cluster);
  await rm(mark);
  return startEmbedded({ dir });
}

/** Withholds or restores photos by the state of their review, which may have been deleted during the backup. */
async function repairPhotos(client: pg.Client, folder: string) {
  const store = new PhotoFolder(folder);
  const withheld = (await store.withheld()).map(photoUrlOf);
  const rows = await queryOn(client, photosOfDeleted(withheld));
  const namesOf = (isDeleted: boolean) =>
    rows.filter(row => row.isDeleted === isDeleted).map(({ url }) => fileNameOf(url));
  await store.withhold(namesOf(true));
  await store.restore(namesOf(false));
}

const COUNTS = `
  select (select count(*) from property)::int as properties, (select count(*) from review)::int as reviews,
    (select count(*) from app_user)::int as members`;

async function repairAndCount(server: Embedded, uploadsDir: string) {
  const client = new pg.Client({ connectionString: connectionUrl(server, 'superuser') });
  await client.connect();
  try {
    await repairPhotos(client, uploadsDir);
    const { rows } = await client.query<{ properties: number; reviews: number; members: number }>(COUNTS);
    return onlyRow(rows);
  } finally {
    await client.end();
  }
}

async function restoreAll(
  backup: StoredBackup,
  folders: SiteFolders,
  systemUser: SystemUser,
  signal: AbortSignal,
) {
  const { dataDir, databaseDir, uploadsDir } = folders;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // PostgreSQL's user has to pass through the folder, as after `npm start`
  await chmod(dataDir, systemUser.uid === undefined ? 0o700 : 0o711);
  await extract(backup, PHOTOS_PART, uploadsDir, { signal });
  await extract(backup, PASSWORDS_PART, dataDir, { signal });
  const server = await restoreDatabase(backup, databaseDir, systemUser, signal);
  try {
    return await repairAndCount(server, uploadsDir);
  } finally {
    await server.stop();
  }
}

/** Removes the restored files, so that no part of them looks like a site. */
async function discard({ dataDir, databaseDir }: SiteFolders) {
  const database = await realpath(databaseDir).catch(() => databaseDir);
  await rm(database, { recursive: true, force: true });
  for (const name of await readdir(dataDir).catch(() => []))
    await rm(path.join(dataDir, name), { recursive: true, force: true });
}

/** @param erasureFile the log of erasures of the lost site, if it is elsewhere */
export async function restore(
  folders: SiteFolders,
  backupDir: string,
  erasureFile: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const start = Date.now();
  await assertEmpty(folders.dataDir);
  const log = erasureFile === undefined ? '' : await readFile(erasureFile, 'utf8');
  const backup = await openBackup(backupDir, signal);
  const systemUser = systemUserFor(folders.databaseDir);
  await assertFits(backup, systemUser);
  try {
    const { properties, reviews, members } = await restoreAll(backup, folders, systemUser, signal);
    if (log) await appendFile(folders.erasureLog, `\n${log}`, { mode: 0o600 });
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const photos = backup.bucket ? ` Photos are in ${backup.bucket}.` : '';
    return `Restored ${backup.files.length} files in ${seconds} s: ${properties} homes, ${reviews} reviews, ${members} members, as they were at ${backup.consistentAt}. What was written later is lost.${photos} The next start erases again whatever ${folders.erasureLog} names.`;
  } catch (error) {
    await discard(folders);
    throw error;
  }
}
