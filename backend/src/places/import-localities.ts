import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { allowTime, lockSuburbs, writeLocalities, writeSource } from './localities.sql.ts';
import type { ReadList } from './read-localities.ts';

export interface ImportNumbers {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** @param shippedDigest null unless the release ships the file */
export function importLocalities(
  em: EntityManager,
  list: ReadList,
  shippedDigest: string | null = null,
): Promise<ImportNumbers> {
  return em.fork().transactional(async em => {
    await rowsIn(em, allowTime());
    await rowsIn(em, lockSuburbs());
    // written first, since suburbs refer to it
    await rowsIn(em, writeSource(list, shippedDigest));
    const [numbers] = await rowsIn<Omit<ImportNumbers, 'unchanged'> & { total: number }>(
      em,
      writeLocalities(list.localities),
    );
    const { total, added, changed, removed } = numbers as NonNullable<typeof numbers>;
    return { added, changed, unchanged: total - added - changed, removed };
  });
}
