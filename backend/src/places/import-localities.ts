import type { EntityManager } from '@mikro-orm/postgresql';
import { onlyRow } from '../platform/database/only-row.ts';
import { query } from '../platform/database/query.ts';
import {
  allowTime,
  type ImportNumbers,
  lockSuburbs,
  writeLocalities,
  writeSource,
} from './localities.sql.ts';
import type { ReadList } from './read-localities.ts';

/**
 * Puts a list in the place of the previous one, in one transaction.
 * @param shippedDigest of the file, if it is the one that the release ships
 */
export function importLocalities(
  em: EntityManager,
  list: ReadList,
  shippedDigest: string | null = null,
): Promise<ImportNumbers> {
  return em.fork().transactional(async em => {
    await query(em, allowTime());
    await query(em, lockSuburbs());
    // suburbs refer to it
    await query(em, writeSource(list, shippedDigest));
    const { total, added, changed, removed } = onlyRow(await query(em, writeLocalities(list.localities)));
    return { added, changed, unchanged: total - added - changed, removed };
  });
}
