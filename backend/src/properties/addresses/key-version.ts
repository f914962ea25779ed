import { ADDRESS_KEY_VERSION } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

const currentVersion = () =>
  db.selectFrom('address_key_version').select('version').where('version', '=', ADDRESS_KEY_VERSION);

/** Replaces the versions of earlier releases; that of a later one stays. */
const record = () => sql`
  with older as (delete from address_key_version where version < ${ADDRESS_KEY_VERSION})
  insert into address_key_version (version) values (${ADDRESS_KEY_VERSION}) on conflict do nothing`;

/** Returns true until all keys follow this release's rules. */
export const isRekeyPending = async (em: EntityManager): Promise<boolean> =>
  (await query(em, currentVersion())).length === 0;

export const recordKeyVersion = (em: EntityManager) => query(em, record());
