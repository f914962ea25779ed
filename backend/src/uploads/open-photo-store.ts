import path from 'node:path';
import type { Environment } from '../environment.ts';
import { PhotoFolder } from './photo-folder.ts';
import type { PhotoStore } from './photo-store.ts';

export const PHOTO_STORE = Symbol('photo store');

/** The folder of photos, unused if `UPLOADS_URL` names a bucket. */
export const photoFolderOf = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>) => path.join(DATA_DIR, 'uploads');

export async function openPhotoStore(environment: Environment): Promise<PhotoStore> {
  if (!environment.UPLOADS_URL) return new PhotoFolder(photoFolderOf(environment));
  const { PhotoBucket } = await import('./photo-bucket.ts');
  const bucket = new PhotoBucket({ ...environment, UPLOADS_URL: environment.UPLOADS_URL });
  // logs a wrong name or key at the start
  void bucket.withheld().catch(() => {});
  return bucket;
}
