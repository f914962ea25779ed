import { opendir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Environment } from './environment.ts';
import { query } from './platform/database/query.ts';
import { db } from './platform/database/tables.ts';
import { photosOfDeleted } from './reviews/moderation/deleted-reviews.sql.ts';
import { forEachConcurrently } from './uploads/for-each-concurrently.ts';
import { photoFolderOf } from './uploads/open-photo-store.ts';
import { PhotoBucket } from './uploads/photo-bucket.ts';
import { photoName } from './uploads/photo-folder.ts';

const PROGRESS_INTERVAL = 1_000;

interface Move {
  em: EntityManager;
  folder: string;
  bucket: PhotoBucket;
  /** Photos of deleted reviews. */
  withheld: ReadonlySet<string>;
  isDeleting: boolean;
}

/** Copies a photo unless the bucket has it, and withholds it if its review is deleted. */
async function copyPhoto({ bucket, withheld }: Move, name: string, bytes: Buffer) {
  const state = await bucket.find(name, bytes);
  if (!state) await bucket.put(name, bytes);
  if (withheld.has(name)) await bucket.withhold([name]);
  else if (state === 'withheld') await bucket.restore([name]);
  if (!(await bucket.find(name, bytes))) throw new Error(`The bucket does not have ${name} as it was sent.`);
  return state ? 'present' : 'copied';
}

async function moveAll(job: Move) {
  const counts = { copied: 0, present: 0, deleted: 0, unrecorded: 0 };
  const summary = () =>
    `${counts.copied} photos copied, ${counts.present} were there, ${counts.deleted} files deleted, ${counts.unrecorded} files without a record left alone`;
  try {
    await forEachConcurrently(await opendir(job.folder), async ({ name: file }) => {
      const name = photoName(file);
      const rows = await query(job.em, db.selectFrom('upload').select('name').where('name', '=', name));
      if (rows.length === 0) {
        counts.unrecorded++;
        return;
      }
      counts[await copyPhoto(job, name, await readFile(path.join(job.folder, file)))]++;
      if (job.isDeleting) {
        await rm(path.join(job.folder, file));
        counts.deleted++;
      }
      if ((counts.copied + counts.present) % PROGRESS_INTERVAL === 0) console.log(summary());
    });
  } catch (error) {
    throw new Error(`${(error as Error).message} So far: ${summary()}. Run the command again to go on.`);
  }
  return `${summary()}.`;
}

/**
 * Moves photos from the folder to the bucket. It can be interrupted and repeated.
 * @param isDeleting deletes each file once the bucket has it
 */
export async function movePhotos(
  em: EntityManager,
  environment: Omit<Environment, 'DATABASE_URL'>,
  isDeleting: boolean,
): Promise<string> {
  const { UPLOADS_URL } = environment;
  if (!UPLOADS_URL) throw new Error('Set UPLOADS_URL to the bucket that the photos are to be moved to.');
  const photosToWithhold = await query(em, photosOfDeleted([]));
  return moveAll({
    em,
    folder: photoFolderOf(environment),
    bucket: new PhotoBucket({ ...environment, UPLOADS_URL }),
    withheld: new Set(photosToWithhold.map(({ url }) => path.basename(url))),
    isDeleting,
  });
}
