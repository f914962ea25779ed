import { Migration } from '@mikro-orm/migrations';

const PROPERTY_CHANGE = (
  more: string,
) => `create or replace function notify_property_change() returns trigger language plpgsql as $$
begin
  insert into pending_change (topic) values ('property/' || coalesce(new.id, old.id));
  ${more}
  return null;
end $$;`;

const REVIEW_CHANGE = (
  more: string,
) => `create or replace function notify_review_change() returns trigger language plpgsql as $$
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
  insert into pending_change (topic) values (topic || '/' || coalesce(new.property_id, old.property_id));
  ${more}
  return null;
end $$;`;

const BUILDINGS_OF_PROPERTY = `insert into pending_change (topic)
  select distinct 'building/' || id from (values (old.building_id), (new.building_id)) as building (id) where id is not null;`;

const BUILDING_OF_REVIEW = `insert into pending_change (topic)
  select case topic when 'helpful' then 'helpful-in-building/' else 'building/' end || building_id from property
  where id = coalesce(new.property_id, old.property_id) and building_id is not null;`;

/**
 * Tells of \`building/7\` what changes of building 7, of its properties and of their reviews. Votes have a topic of their
 * own, or each would make the pages of all its properties anew.
 */
export class Migration20261126040500_changes_of_buildings extends Migration {
  override name = 'Migration20261126040500_changes_of_buildings';

  override up() {
    this.addSql(PROPERTY_CHANGE(BUILDINGS_OF_PROPERTY));
    this.addSql(REVIEW_CHANGE(BUILDING_OF_REVIEW));
    this.addSql(`create function notify_building_change() returns trigger language plpgsql as $$
begin
  insert into pending_change (topic) values ('building/' || coalesce(new.id, old.id));
  return null;
end $$;`);
    this.addSql(
      'create trigger building_change after insert or update or delete on building for each row execute function notify_building_change();',
    );
  }

  override down() {
    this.addSql('drop function notify_building_change cascade;');
    this.addSql(REVIEW_CHANGE(''));
    this.addSql(PROPERTY_CHANGE(''));
  }
}
