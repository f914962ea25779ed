import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';

/** Whether and since when an authenticator app is set up, and how many recovery codes are left. */
export const findSecondFactor = (userId: number): Statement => ({
  text: `
    select ${iso('confirmed_at')} as since, cardinality(recovery_codes) as "recoveryCodes"
    from second_factor where user_id = $1 and confirmed_at is not null`,
  values: [userId],
});

/** The row of an authenticator app, with the time of the database. */
interface LockedSecondFactor {
  secret: Buffer;
  isConfirmed: boolean;
  lastStep: number;
  /** Seconds since 1970. */
  now: number;
}

/** Locks the row of an account's authenticator app, so that its codes are checked one after the other. */
export async function lockSecondFactor(
  em: EntityManager,
  userId: number,
): Promise<LockedSecondFactor | undefined> {
  const [found] = await em.execute<(Omit<LockedSecondFactor, 'secret'> & { secret: string })[]>(
    `select encode(secret, 'hex') as secret, confirmed_at is not null as "isConfirmed", last_step as "lastStep",
       extract(epoch from clock_timestamp())::float8 as now
     from second_factor where user_id = ? for update`,
    [userId],
  );
  return found && { ...found, secret: Buffer.from(found.secret, 'hex') };
}

/**
 * Stores a new secret in place of one that was not confirmed.
 * @returns false where one is confirmed, which is not replaced
 */
export async function replaceSecret(
  em: EntityManager,
  userId: number,
  secret: Buffer,
  recoveryCodes: string[],
): Promise<boolean> {
  const stored = await em.execute(
    `insert into second_factor as existing (user_id, secret, recovery_codes)
     values (?, decode(?, 'hex'), string_to_array(?, ','))
     on conflict (user_id) do update
       set secret = excluded.secret, recovery_codes = excluded.recovery_codes, last_step = 0
       where existing.confirmed_at is null
     returning user_id`,
    [userId, secret.toString('hex'), recoveryCodes.join()],
  );
  return stored.length > 0;
}

/** Marks a time step, and all before it, as used; the first code confirms the app. */
export const useStep = (em: EntityManager, userId: number, step: number) =>
  em.execute(
    `update second_factor set last_step = ?, confirmed_at = coalesce(confirmed_at, now()) where user_id = ?`,
    [step, userId],
  );

/** Marks a recovery code as used, where it is one. */
export async function useRecoveryCode(em: EntityManager, userId: number, hash: string): Promise<boolean> {
  const used = await em.execute(
    `update second_factor set recovery_codes = array_remove(recovery_codes, ?)
     where user_id = ? and ? = any(recovery_codes) returning user_id`,
    [hash, userId, hash],
  );
  return used.length > 0;
}

/** Records that a security code was entered in a session. */
export const markChecked = (em: EntityManager, userId: number, session: Buffer) =>
  em.execute(
    `update session set second_factor_at = now() where user_id = ? and token_hash = decode(?, 'hex')`,
    [userId, session.toString('hex')],
  );

/**
 * Removes the authenticator app of an account; from then on no session counts as checked.
 * @returns whether there was one
 */
export async function deleteSecondFactor(em: EntityManager, userId: number): Promise<boolean> {
  const deleted = await em.execute('delete from second_factor where user_id = ? returning user_id', [userId]);
  await em.execute('update session set second_factor_at = null where user_id = ?', [userId]);
  return deleted.length > 0;
}
