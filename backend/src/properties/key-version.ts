import { ADDRESS_KEY_VERSION } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { statement } from '../database/statement.ts';

const isRecorded = () => statement`select from address_key_version where version = ${ADDRESS_KEY_VERSION}`;

const record = () => statement`
  with older as (delete from address_key_version where version < ${ADDRESS_KEY_VERSION})
  insert into address_key_version (version) values (${ADDRESS_KEY_VERSION}) on conflict do nothing`;

/** Whether there may be keys by older rules, until `rekey` has finished. */
export const hasOldKeys = async (em: EntityManager): Promise<boolean> =>
  (await rowsIn(em, isRecorded())).length === 0;

/** Says that all keys are by the present rules. */
export const recordKeyVersion = (em: EntityManager) => rowsIn(em, record());
