import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/database/query.ts';
import { sql } from '../platform/database/sql.ts';
import { importLocalities } from './import-localities.ts';
import { type ImportNumbers, localitySource } from './localities.sql.ts';
import { readLocalities } from './read-localities.ts';

export const SHIPPED_LOCALITIES = path.resolve(import.meta.dirname, '../../localities/geonames.csv');

const analyse = () => sql`analyze suburb`;

/** Loads the list of the release, unless it is loaded already or the operator has imported one. */
export async function loadShippedLocalities(
  em: EntityManager,
  file = SHIPPED_LOCALITIES,
): Promise<ImportNumbers | undefined> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const [loaded] = await query(em.fork(), localitySource());
  if (loaded && (loaded.shippedDigest === null || loaded.shippedDigest === digest)) return undefined;
  const numbers = await importLocalities(em, await readLocalities(file), digest);
  // PostgreSQL would gather statistics by itself, but after the first suggestions
  await query(em.fork(), analyse());
  return numbers;
}
