import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { allowTime, deleteSources, lockSuburbs, writeLocalities, writeSource } from './localities.sql.ts';
import { LOCALITY_LISTS } from './locality-lists.ts';
import type { ReadList } from './read-localities.ts';

/** How many localities were added, and so on. */
export interface ImportNumbers {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** The names of all lists of localities: of these, the site has the one that was imported last. */
export const LIST_NAMES = Object.keys(LOCALITY_LISTS);

/**
 * Puts a list in the place of the one before, in one transaction.
 * @param shippedDigest of the file, when it is the one that the release brings with it
 */
export function importLocalities(
  em: EntityManager,
  { list, localities }: ReadList,
  shippedDigest: string | null = null,
): Promise<ImportNumbers> {
  return em.fork().transactional(async em => {
    await rowsIn(em, allowTime());
    await rowsIn(em, lockSuburbs());
    // suburbs refer to it
    await rowsIn(em, writeSource(list, localities.length, shippedDigest));
    const [numbers] = await rowsIn<Omit<ImportNumbers, 'unchanged'> & { total: number }>(
      em,
      writeLocalities(list, localities),
    );
    const { total, added, changed, removed } = numbers as NonNullable<typeof numbers>;
    await rowsIn(em, deleteSources(LIST_NAMES.filter(name => name !== list.name)));
    return { added, changed, unchanged: total - added - changed, removed };
  });
}
