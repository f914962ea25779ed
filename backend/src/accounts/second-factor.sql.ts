import type { Statement } from '../database/database.ts';

/**
 * Locks the row of an account's authenticator app, so that its codes are checked one after the other. `now` is in
 * seconds since 1970.
 */
export const lockSecondFactor = (userId: number): Statement => ({
  text: `
    select secret, confirmed_at is not null as "isConfirmed", last_step as "lastStep",
      extract(epoch from clock_timestamp())::float8 as now
    from second_factor where user_id = $1 for update`,
  values: [userId],
});

/** Stores a new secret in place of one that was not confirmed; no row where one is confirmed, which is not replaced. */
export const replaceSecret = (userId: number, secret: Buffer, recoveryCodes: string[]): Statement => ({
  text: `
    insert into second_factor as existing (user_id, secret, recovery_codes) values ($1, $2, $3)
    on conflict (user_id) do update
      set secret = excluded.secret, recovery_codes = excluded.recovery_codes, last_step = 0
      where existing.confirmed_at is null
    returning user_id`,
  values: [userId, secret, recoveryCodes],
});

/** Marks a recovery code as used; no row where it is none. */
export const useRecoveryCode = (userId: number, hash: string): Statement => ({
  text: `
    update second_factor set recovery_codes = array_remove(recovery_codes, $2)
    where user_id = $1 and $2 = any(recovery_codes) returning user_id`,
  values: [userId, hash],
});
