import { Migration } from '@mikro-orm/migrations';

/** The functions of the triggers, with the statement by which they tell of a topic. */
const functions = (tell: (topic: string) => string) => [
  `create or replace function notify_property_change() returns trigger language plpgsql as $$
begin
  ${tell(`'property/' || coalesce(new.id, old.id)`)};
  return null;
end $$;`,
  `create or replace function notify_review_change() returns trigger language plpgsql as $$
declare
  topic text := 'review';
  unvoted review;
begin
  if tg_op = 'UPDATE' then
    unvoted := new;
    unvoted.helpful_count := old.helpful_count;
    unvoted.version := old.version;
    if unvoted is not distinct from old then
      topic := 'helpful';
    end if;
  end if;
  ${tell(`topic || '/' || coalesce(new.property_id, old.property_id)`)};
  return null;
end $$;`,
  `create or replace function notify_change() returns trigger language plpgsql as $$
begin
  ${tell('tg_argv[0]')};
  return null;
end $$;`,
];

/** Triggers store changes, of which the processes that listen notify: a commit that notifies delays all others. */
export class Migration20261123030000_pending_changes extends Migration {
  override name = 'Migration20261123030000_pending_changes';

  override up() {
    this.addSql(
      'create unlogged table "pending_change" ("id" bigserial primary key, "topic" text not null);',
    );
    for (const each of functions(topic => `insert into pending_change (topic) values (${topic})`))
      this.addSql(each);
  }

  override down() {
    for (const each of functions(topic => `perform pg_notify('changes', ${topic})`)) this.addSql(each);
    this.addSql('drop table "pending_change";');
  }
}
