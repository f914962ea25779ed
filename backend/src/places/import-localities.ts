import type { EntityManager } from '@mikro-orm/postgresql';
import { onlyRow } from '../platform/database/only-row.ts';
import { query } from '../platform/database/query.ts';
import {
  type ImportNumbers,
  lockSuburbs,
  raiseStatementTimeout,
  writeLocalities,
  writeSource,
} from './localities.sql.ts';
import type { ReadList } from './read-localities.ts';

/** @param shippedDigest the digest of the file that the release ships; null for a file of the operator */
export function importLocalities(
  em: EntityManager,
  list: ReadList,
  shippedDigest: string | null = null,
): Promise<ImportNumbers> {
  return em.fork().transactional(async em => {
    await query(em, raiseStatementTimeout());
    await query(em, lockSuburbs());
    // first, since suburbs refer to the source
    await query(em, writeSource(list, shippedDigest));
    const { total, added, changed, removed } = onlyRow(await query(em, writeLocalities(list.localities)));
    return { added, changed, unchanged: total - added - changed, removed };
  });
}
