import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LAST_BACKUP } from '@home-truths/contract/environment';
import { passwordFileOf } from '../platform/database/embedded/passwords.ts';
import { hasEmbedded, startEmbedded } from '../platform/database/embedded/server.ts';
import { photoName } from '../uploads/photo-folder.ts';
import { NewBackup } from './backup-folder.ts';
import { listFilesAndFolders } from './copied-files.ts';
import { copyDatabase, majorVersionOf } from './database-files.ts';
import { type SiteFolders, SYSTEM } from './settings.ts';

export const PHOTOS_PART = 'uploads';
export const PASSWORDS_PART = 'passwords';

const isFinished = (name: string) => !/\.(draft|tmp)(\/|$)/.test(name);

/**
 * Adds photos that came since the first pass, and renames those that were withheld or restored meanwhile. The copied
 * database is older than the photos, so there may be files without a row, but no row without its file.
 */
async function addLaterPhotos(backup: NewBackup, folder: string) {
  const { files } = await listFilesAndFolders(folder, isFinished);
  const present = new Set(files);
  for (const file of files.filter(each => !backup.has(`${PHOTOS_PART}/${each}`))) {
    const photo = photoName(file);
    // the suffix of photos whose review is deleted (`photo-folder.ts`)
    const otherName = file === photo ? `${photo}.withheld` : photo;
    if (backup.has(`${PHOTOS_PART}/${otherName}`) && !present.has(otherName))
      await backup.rename(`${PHOTOS_PART}/${otherName}`, `${PHOTOS_PART}/${file}`);
    else await backup.addFile(`${PHOTOS_PART}/${file}`, path.join(folder, file));
  }
}

/** Touches the file from which the gateway reads the age of the last backup. */
async function noteBackup(dataDir: string) {
  const file = path.join(dataDir, LAST_BACKUP);
  await writeFile(file, '', { flag: 'a', mode: 0o600 });
  await utimes(file, new Date(), new Date());
}

/**
 * Backs up a running or stopped site.
 * @param target an empty or missing folder
 */
export async function backUp(folders: SiteFolders, target: string, signal: AbortSignal): Promise<string> {
  const { dataDir, databaseDir, uploadsDir, bucket } = folders;
  if (!hasEmbedded(databaseDir)) throw new Error(`There is no database in ${databaseDir}. Set DATA_DIR.`);
  if (`${target}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new Error(`${target} is inside of DATA_DIR. Name a folder outside of it, on another disk.`);
  const backup = await NewBackup.create(target, signal);
  const startedAt = new Date();
  try {
    const server = await startEmbedded({ dir: databaseDir });
    try {
      const consistentAt = await copyDatabase(server, backup, async () => {
        await backup.addFolder(PASSWORDS_PART);
        await backup.addFile(`${PASSWORDS_PART}/postgres-passwords.json`, passwordFileOf(databaseDir));
        await backup.addTree(PHOTOS_PART, uploadsDir, isFinished);
      });
      await addLaterPhotos(backup, uploadsDir);
      await backup.complete({
        startedAt: startedAt.toISOString(),
        consistentAt: consistentAt.toISOString(),
        postgresql: await majorVersionOf(server),
        system: SYSTEM,
        bucket,
      });
    } finally {
      if (!server.reused) await server.stop();
    }
  } catch (error) {
    await backup.discard();
    throw error;
  }
  await noteBackup(dataDir);
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1);
  const photos = bucket ? ` Photos are in ${bucket}: back that up as well.` : '';
  return `Backed up and verified ${backup.size} files in ${seconds} s: ${target}.${photos}`;
}
