import path from 'node:path';
import type { Environment } from '../environment.ts';
import { PhotoFolder } from './photo-folder.ts';
import type { PhotoStore } from './photo-store.ts';

/** Injection token of the store of photos. */
export const PHOTO_STORE = Symbol('photo store');

/** The folder of photos that `UPLOADS_URL` replaces by a bucket. */
export const photoFolderOf = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>) => path.join(DATA_DIR, 'uploads');

/** The store of photos that the environment names: a bucket, else a folder. */
export async function openPhotoStore(environment: Environment): Promise<PhotoStore> {
  if (!environment.UPLOADS_URL) return new PhotoFolder(photoFolderOf(environment));
  const { PhotoBucket } = await import('./photo-bucket.ts');
  const bucket = new PhotoBucket({ ...environment, UPLOADS_URL: environment.UPLOADS_URL });
  // a wrong name or key is in the log from the start
  void bucket.withheld().catch(() => {});
  return bucket;
}
