import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { createRng } from '../src/database/seed/rng.ts';
import { indexAllProperties } from '../src/properties/search-index.ts';
import { copy, loadBare, numbered, row } from './copy.ts';
import { drawReviews } from './drawn-reviews.ts';
import { HOME_COLUMNS, homeRows } from './homes.ts';
import { REVIEW_COLUMNS, reviewRows } from './review-rows.ts';
import { Sums } from './sums.ts';

const SEED = 20_260_101;

/** More accounts than the most reviewed home has reviews, since nobody reviews a home twice. */
const accountsFor = (homes: number) => Math.max(2_000, Math.round(homes / 5));

/**
 * Fills a migrated, empty database. The same sizes always give the same homes and reviews, with everything the
 * product keeps beside them: keys and words for the search, sums of the reviews, suburbs and the word list.
 */
export async function generate(client: Client, orm: MikroORM, homes: number, reviews: number) {
  const rng = createRng(SEED);
  const accounts = accountsFor(homes);
  const drawn = drawReviews(rng, homes, reviews);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await copy(client, 'app_user (username, email, password, first_name, last_name)', accountRows(accounts));
  await loadBare(client, 'property', () =>
    copy(client, `property (id, ${HOME_COLUMNS})`, numbered(homeRows(rng, homes, new Sums(homes, drawn)))),
  );
  await loadBare(client, 'review', () =>
    copy(client, `review (id, ${REVIEW_COLUMNS})`, numbered(reviewRows(rng, drawn, homes, accounts))),
  );
  await orm.em.fork().transactional(indexAllProperties);
  // Index-only scans need the visibility map.
  await client.query('vacuum analyze');
}

function* accountRows(accounts: number) {
  for (let number = 1; number <= accounts; number++)
    yield row([`person${number}`, `person${number}@example.invalid`, '!', 'Robin', 'Nguyen']);
}
