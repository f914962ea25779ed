import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../platform/http/errors.ts';
import { fileNameOf } from './photo-url.ts';
import { Upload } from './upload.entity.ts';

/**
 * Claims photos for a record within its transaction.
 * @returns false if a photo was not uploaded here, is already claimed, or is named twice
 */
export async function claimUploads(em: EntityManager, urls: readonly string[]): Promise<boolean> {
  const names = [...new Set(urls.map(fileNameOf))].sort();
  if (names.length === 0) return true;
  const claimed = await em.nativeUpdate(
    Upload,
    { name: { $in: names }, claimedAt: null },
    { claimedAt: new Date() },
  );
  return claimed === urls.length;
}

/** Releases photos of a record; they are deleted a day later unless claimed again. */
export const releaseUploads = (em: EntityManager, urls: readonly string[]) =>
  em.nativeUpdate(
    Upload,
    { name: { $in: urls.map(fileNameOf) } },
    { claimedAt: null, createdAt: new Date() },
  );

export const unknownPhoto = (path: string) =>
  new InvalidInput([{ path, message: 'Please upload this photo again' }]);
