/** Tables so large that a list takes the number of their rows from `row_count_change`. */
const COUNTED_TABLES = ['property', 'review', 'app_user'];

/** Triggers count rows, and write each change that a page shows to `pending_change`, from which a backend announces it. */
export const triggers = [
  // for each statement, not each row: a bulk load is one change
  `create function count_rows() returns trigger language plpgsql as $$
  begin
    insert into row_count_change (table_name, change)
    select tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
    return null;
  end
$$`,
  ...COUNTED_TABLES.flatMap(table => [
    `create trigger count_added after insert on ${table} referencing new table as changed
  for each statement execute function count_rows()`,
    `create trigger count_deleted after delete on ${table} referencing old table as changed
  for each statement execute function count_rows()`,
  ]),
  `create function notify_change() returns trigger language plpgsql as $$
begin
  insert into pending_change (topic) values (tg_argv[0]);
  return null;
end $$`,
  `create function notify_property_change() returns trigger language plpgsql as $$
begin
  insert into pending_change (topic) values ('property/' || coalesce(new.id, old.id));
  insert into pending_change (topic)
  select distinct 'building/' || id from (values (old.building_id), (new.building_id)) as building (id) where id is not null;
  return null;
end $$`,
  `create function notify_review_change() returns trigger language plpgsql as $$
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
  insert into pending_change (topic)
  select case topic when 'helpful' then 'helpful-in-building/' else 'building/' end || building_id from property
  where id = coalesce(new.property_id, old.property_id) and building_id is not null;
  return null;
end $$`,
  `create function notify_building_change() returns trigger language plpgsql as $$
begin
  insert into pending_change (topic) values ('building/' || coalesce(new.id, old.id));
  return null;
end $$`,
  `create trigger property_change after insert or update or delete on property
  for each row execute function notify_property_change()`,
  `create trigger review_change after insert or update or delete on review
  for each row execute function notify_review_change()`,
  `create trigger building_change after insert or update or delete on building
  for each row execute function notify_building_change()`,
  `create trigger author_change after update of first_name, last_name on app_user for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function notify_change('review')`,
  `create trigger revision_change after delete on review_revision
  for each row execute function notify_change('review')`,
  `create trigger resource_change after insert or update or delete on resource
  for each statement execute function notify_change('resource')`,
  `create trigger data_source_change after insert or update or delete on data_source
  for each statement execute function notify_change('data-source')`,
];
