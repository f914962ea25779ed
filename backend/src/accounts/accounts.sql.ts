import type { Statement } from '../database/database.ts';

/** A session's view of a person, with the hash of the password. */
export const findCredentials = (email: string): Statement => ({
  text: `
    select id, username, email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin", password
    from app_user where lower(email) = lower($1)`,
  values: [email],
});

/** Keeps a new hash, unless the password was changed meanwhile. */
export const replaceHash = (id: number, before: string, after: string): Statement => ({
  text: 'update app_user set password = $3 where id = $1 and password = $2',
  values: [id, before, after],
});

/** Whether an email and a username already belong to somebody, whatever the case. */
export const findTaken = (email: string, username: string): Statement => ({
  text: `
    select exists (select from app_user where lower(email) = lower($1)) as email,
      exists (select from app_user where lower(username) = lower($2)) as username`,
  values: [email, username],
});
