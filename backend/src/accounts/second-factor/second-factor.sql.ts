import { sql } from '../../platform/database/sql.ts';

interface LockedSecondFactor {
  secret: Buffer;
  isConfirmed: boolean;
  lastStep: number;
  now: number;
}

/** Locks an app, so that its codes are checked one after another. `now` is in seconds since 1970. */
export const lockSecondFactor = (userId: number) => sql<LockedSecondFactor>`
  select secret, confirmed_at is not null as "isConfirmed", last_step as "lastStep",
    extract(epoch from clock_timestamp())::float8 as now
  from second_factor where user_id = ${userId} for update`;

/** Replaces an unconfirmed secret; returns no row if it is confirmed. */
export const replaceSecret = (userId: number, secret: Buffer, recoveryCodes: string[]) => sql`
  insert into second_factor as existing (user_id, secret, recovery_codes) values (${userId}, ${secret}, ${recoveryCodes})
  on conflict (user_id) do update
    set secret = excluded.secret, recovery_codes = excluded.recovery_codes, last_step = 0
    where existing.confirmed_at is null
  returning user_id`;

export const useRecoveryCode = (userId: number, hash: string) => sql`
  update second_factor set recovery_codes = array_remove(recovery_codes, ${hash})
  where user_id = ${userId} and ${hash} = any(recovery_codes) returning user_id`;
