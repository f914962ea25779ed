import { ASSIGNED_SUBJECTS } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/database/query.ts';
import { unassignAll } from './assignments.sql.ts';

/** Returns the number of unassigned records. */
export async function unassignAllFrom(em: EntityManager, administrator: number): Promise<number> {
  let count = 0;
  for (const subject of ASSIGNED_SUBJECTS)
    count += (await query(em, unassignAll(subject, administrator))).length;
  return count;
}
