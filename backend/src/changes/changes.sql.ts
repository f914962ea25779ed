import { sql, unsafe } from '../platform/database/sql.ts';

/** Limits a transaction, since a bulk load may write a million changes. */
export const MAX_NOTIFIED = 10_000;
/** With more topics, notifications name no ids. */
const MAX_TOPICS = 50;

/**
 * Turns pending changes into notifications (shell/docs/architecture/caching.md); `taken` is their number. A concurrent
 * call waits for the same rows, so that no change committed before a call is pending after it.
 */
export const notifyOfChanges = () => sql<{ taken: number }>`
  with taken as (
    delete from pending_change where id in (select id from pending_change order by id limit ${unsafe(MAX_NOTIFIED)})
    returning topic
  ), topics as (
    select distinct topic from taken
  ), sent as materialized (
    select pg_notify('changes', name) from (
      select distinct case when (select count(*) from topics) > ${unsafe(MAX_TOPICS)} then split_part(topic, '/', 1) else topic end as name
      from topics
    ) as named
  )
  select (select count(*) from taken)::int as taken, (select count(*) from sent)::int as sent`;
