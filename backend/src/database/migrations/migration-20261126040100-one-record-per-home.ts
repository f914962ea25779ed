import { Migration } from '@mikro-orm/migrations';

/**
 * The release before edits an address without its key, and counts reviews without their stars. What it leaves is marked
 * for the next run of `rekey`: a key that is null, and stars far below zero, which no sum with them reaches. The same
 * happens for an hour where several reviews change at once and their stars add up as before.
 */
const CLEAR_OUTDATED_KEY = `create function clear_outdated_key() returns trigger language plpgsql as $$
begin
  new.address_key := null;
  new.unit := null;
  if not new.is_placed then
    new.building_id := null;
  end if;
  return new;
end $$;`;

const MARK_OUTDATED_STARS = `create function mark_outdated_stars() returns trigger language plpgsql as $$
begin
  new.lived_here_stars := -100000;
  new.visited_stars := -100000;
  new.owned_stars := -100000;
  return new;
end $$;`;

/** Which home a property is, the building it is in, what it was merged into, and the stars of its reviews. */
export class Migration20261126040100_one_record_per_home extends Migration {
  override name = 'Migration20261126040100_one_record_per_home';

  override up() {
    this.addSql(
      'alter table "property" add column "address_key" text null, add column "unit" text null, add column "building_id" int null, add column "is_placed" boolean not null default false, add column "merged_into_id" int null, add column "lived_here_stars" int not null default 0, add column "visited_stars" int not null default 0, add column "owned_stars" int not null default 0;',
    );
    this.addSql(
      'alter table "property" add constraint "property_building_id_foreign" foreign key ("building_id") references "building" ("id") on delete set null not valid;',
    );
    this.addSql(
      'alter table "property" add constraint "property_merged_into_id_foreign" foreign key ("merged_into_id") references "property" ("id") on delete set null not valid;',
    );
    this.addSql(CLEAR_OUTDATED_KEY);
    this.addSql(`create trigger outdated_key before update on property for each row
when (new.merged_into_id is null and old.address_key is not null and new.address_key = old.address_key
  and (new.street_key, new.suburb_key, new.state) is distinct from (old.street_key, old.suburb_key, old.state))
execute function clear_outdated_key();`);
    this.addSql(MARK_OUTDATED_STARS);
    this.addSql(`create trigger outdated_stars before update on property for each row
when ((new.rating_counts, new.lived_here_count, new.visited_count, new.owned_count)
  is distinct from (old.rating_counts, old.lived_here_count, old.visited_count, old.owned_count)
  and (new.lived_here_stars, new.visited_stars, new.owned_stars)
  is not distinct from (old.lived_here_stars, old.visited_stars, old.owned_stars))
execute function mark_outdated_stars();`);
  }

  override down() {
    this.addSql('drop function clear_outdated_key cascade;');
    this.addSql('drop function mark_outdated_stars cascade;');
    this.addSql(
      'alter table "property" drop column "address_key", drop column "unit", drop column "building_id", drop column "is_placed", drop column "merged_into_id", drop column "lived_here_stars", drop column "visited_stars", drop column "owned_stars";',
    );
  }
}
