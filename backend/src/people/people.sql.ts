import type { AdminPerson, listPeople, ParsedInput, PersonRow } from '@home-truths/contract';
import { ACCOUNT_SEARCH_TEXT } from '../accounts/user.entity.ts';
import { containsPattern } from '../platform/database/contains-pattern.ts';
import { estimate, MANY_MATCHES } from '../platform/database/estimated-matches.ts';
import { iso } from '../platform/database/iso.ts';
import { MORE_THAN_COUNTED, newestFirst, newestOfMatches } from '../platform/database/newest-first.ts';
import { countOfAll } from '../platform/database/row-count.ts';
import { sql, unsafe } from '../platform/database/sql.ts';

export interface LockedPerson {
  id: number;
  isAdmin: boolean;
  isEmailConfirmed: boolean;
  isBlocked: boolean;
  blockReason: string | null;
}

type PeopleQuery = ParsedInput<typeof listPeople>['query'];

export interface PeopleSearch extends Omit<PeopleQuery, 'q'> {
  /** From `accountPattern`; absent if nothing is searched for. */
  pattern?: string | undefined;
  /** The estimated number of accounts that match the pattern. */
  estimated?: number | undefined;
}

const COLUMNS = `id, username, email, email_verified as "isEmailConfirmed", first_name as "firstName",
  last_name as "lastName", is_admin as "isAdmin", blocked_at is not null as "isBlocked",
  (select count(*)::int from review where review.user_id = app_user.id and review.deleted_at is null) as "reviewCount",
  ${iso('created_at')} as "createdAt"`;

const LIST = { table: 'app_user', columns: COLUMNS };

/** The index holds sequences of three characters; a shorter text is searched with the space before a word. */
const MIN_INDEXED_LENGTH = 3;

/**
 * Returns the `like` pattern of a typed text; undefined if no letter or digit is in it, since the index finds nothing
 * else.
 */
export function accountPattern(q: string): string | undefined {
  const longest = Math.max(0, ...(q.match(/[\p{L}\p{N}]+/gu) ?? []).map(term => [...term].length));
  if (longest === 0) return undefined;
  return containsPattern(longest < MIN_INDEXED_LENGTH ? ` ${q}` : q);
}

const matches = (pattern: string) => sql`${unsafe(ACCOUNT_SEARCH_TEXT)} like lower(${pattern})`;

export const estimateMatches = (pattern: string) =>
  estimate('app_user', [sql`count(*) filter (where ${matches(pattern)})`]);

export function people({ pattern, estimated = 0, role, state, ...page }: PeopleSearch) {
  const conditions = [role && 'is_admin', state && 'blocked_at is not null'].filter(Boolean).join(' and ');
  const condition = conditions ? unsafe(conditions) : undefined;
  const list = { ...LIST, ...page };
  if (pattern === undefined)
    return newestFirst<PersonRow>({
      ...list,
      where: condition,
      ...(!condition && { count: countOfAll('app_user') }),
    });
  if (!condition && estimated > MANY_MATCHES)
    // `is true` keeps it from the index: the newest are soon found in their order
    return newestFirst<PersonRow>({
      ...list,
      where: sql`(${matches(pattern)}) is true`,
      count: MORE_THAN_COUNTED,
    });
  return newestOfMatches<PersonRow>({
    ...list,
    matches: sql`select id from app_user where ${condition ?? sql`true`} and ${matches(pattern)}`,
  });
}

const reviewsWhere = (condition: string) =>
  `(select count(*)::int from review where review.user_id = app_user.id and ${condition})`;

/** Returns an account. Who blocked it is read from the audit. */
export const person = (id: number) => sql<Omit<AdminPerson, 'sessions'>>`
  select ${unsafe(COLUMNS)},
    case when blocked_at is not null then jsonb_build_object(
      'at', ${unsafe(iso('blocked_at'))}, 'reason', coalesce(block_reason, ''),
      'by', (
        select actor.username from audit_entry left join app_user as actor on actor.id = audit_entry.actor_id
        where subject = 'person' and subject_id = app_user.id and action = 'block'
        order by audit_entry.id desc limit 1
      )) end as blocked,
    exists (select from second_factor where user_id = app_user.id and confirmed_at is not null) as "hasSecondFactor",
    jsonb_build_object(
      'visible', ${unsafe(reviewsWhere('deleted_at is null and hidden_at is null'))},
      'hidden', ${unsafe(reviewsWhere('deleted_at is null and hidden_at is not null'))},
      'deleted', ${unsafe(reviewsWhere('deleted_at is not null'))}) as reviews
  from app_user where id = ${id}`;

/**
 * Locks an account and all active administrators, in the order of ids. If two administrators take away each other’s
 * rights, the second waits and then has none.
 */
export const lockPeople = (id: number) => sql<LockedPerson>`
  select id, is_admin as "isAdmin", email_verified as "isEmailConfirmed", blocked_at is not null as "isBlocked",
    block_reason as "blockReason"
  from app_user where id = ${id} or (is_admin and blocked_at is null) order by id for no key update`;
