import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteAccountRow } from './accounts/delete-account.ts';
import { complaintsPersonalData } from './complaints/complaints.personal-data.ts';
import type { Environment } from './environment.ts';
import { erasureLogOf, type LoggedErasure, readErasureLog } from './erasures/erasure-log.ts';
import { findAccount, findReview } from './erasures/erasures.sql.ts';
import { query } from './platform/database/query.ts';
import { deleteOwnReview } from './reviews/own/change-own-review.ts';
import { lockReview } from './reviews/own/lock-review.ts';
import { reviewsPersonalData } from './reviews/reviews.personal-data.ts';
import { openPhotoStore } from './uploads/open-photo-store.ts';
import type { PhotoStore } from './uploads/photo-store.ts';
import { fileNameOf } from './uploads/photo-url.ts';

/** All providers that erase data, since a command has no modules that add them. A test finds a missing one. */
export const ERASING_PROVIDERS = [reviewsPersonalData, complaintsPersonalData];

async function eraseAccount(em: EntityManager, { id, createdAt }: LoggedErasure) {
  const accounts = await query(em, findAccount(id, createdAt));
  if (accounts.length === 0) return false;
  for (const provider of ERASING_PROVIDERS) await provider.erase?.(id, em);
  await deleteAccountRow(em, id);
  return true;
}

async function eraseReview(em: EntityManager, { id, createdAt }: LoggedErasure, store: PhotoStore) {
  const reviews = await query(em, findReview(id, createdAt));
  const review = reviews.length > 0 && (await lockReview(em, id));
  if (!review) return false;
  await deleteOwnReview(em, review, { withhold: urls => store.withhold(urls.map(fileNameOf)) });
  return true;
}

/** Repeats logged erasures, which a restored database may lack, and returns their number. */
export async function eraseAgain(em: EntityManager, environment: Environment): Promise<number> {
  const logged = await readErasureLog(erasureLogOf(environment));
  if (logged.length === 0) return 0;
  const store = await openPhotoStore(environment);
  let erased = 0;
  for (const erasure of logged)
    await em.fork().transactional(async tx => {
      const isErased =
        erasure.kind === 'account' ? await eraseAccount(tx, erasure) : await eraseReview(tx, erasure, store);
      if (isErased) erased++;
    });
  return erased;
}
