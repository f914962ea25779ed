import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { indexAllProperties } from '../src/properties/search/search-index.ts';
import { Aggregates } from './aggregates.ts';
import { copyLine, copyLines, loadWithoutIndexes, numbered } from './copy.ts';
import { generateReviews } from './generated-reviews.ts';
import { PROPERTY_COLUMNS, propertyRows } from './properties.ts';
import { REVIEW_COLUMNS, reviewRows } from './review-rows.ts';
import { createRng } from './rng.ts';

const SEED = 20_260_101;

/** More accounts than the most reviewed property has reviews, since nobody reviews a property twice. */
const accountsFor = (properties: number) => Math.max(2_000, Math.round(properties / 5));

/**
 * Fills a migrated, empty database. The same sizes always give the same properties and reviews, with everything the
 * product stores beside them: search index, rating aggregates and suburbs.
 */
export async function generate(client: Client, orm: MikroORM, properties: number, reviews: number) {
  const rng = createRng(SEED);
  const accounts = accountsFor(properties);
  const drawn = generateReviews(rng, properties, reviews);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await copyLines(
    client,
    'app_user (username, email, password, first_name, last_name)',
    accountRows(accounts),
  );
  await loadWithoutIndexes(client, 'property', () =>
    copyLines(
      client,
      `property (id, ${PROPERTY_COLUMNS})`,
      numbered(propertyRows(rng, properties, new Aggregates(properties, drawn))),
    ),
  );
  await loadWithoutIndexes(client, 'review', () =>
    copyLines(
      client,
      `review (id, ${REVIEW_COLUMNS})`,
      numbered(reviewRows(rng, drawn, properties, accounts)),
    ),
  );
  await orm.em.fork().transactional(indexAllProperties);
  // Index-only scans need the visibility map.
  await client.query('vacuum analyze');
}

function* accountRows(accounts: number) {
  for (let number = 1; number <= accounts; number++)
    yield copyLine([`person${number}`, `person${number}@example.invalid`, '!', 'Robin', 'Nguyen']);
}
