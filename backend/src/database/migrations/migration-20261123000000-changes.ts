import { Migration } from '@mikro-orm/migrations';

/**
 * Tells which public data change, on the channel `changes`: `property/7`, `review/7` for the reviews of property 7,
 * `helpful/7` where only their helpful votes do, `resource` for any of them.
 */
export class Migration20261123000000_changes extends Migration {
  override name = 'Migration20261123000000_changes';

  override up() {
    this.addSql(`create function notify_property_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'property/' || coalesce(new.id, old.id));
  return null;
end $$;`);
    this.addSql(`create function notify_review_change() returns trigger language plpgsql as $$
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
  perform pg_notify('changes', topic || '/' || coalesce(new.property_id, old.property_id));
  return null;
end $$;`);
    this.addSql(`create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;`);
    this.addSql(`create trigger property_change after insert or update or delete on property for each row execute function notify_property_change();
create trigger review_change after insert or update or delete on review for each row execute function notify_review_change();
create trigger author_change after update of first_name, last_name on app_user for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function notify_change('review');
create trigger revision_change after delete on review_revision for each row execute function notify_change('review');
create trigger resource_change after insert or update or delete on resource for each statement execute function notify_change('resource');`);
  }

  override down() {
    this.addSql(`drop function notify_property_change, notify_review_change, notify_change cascade;`);
  }
}
