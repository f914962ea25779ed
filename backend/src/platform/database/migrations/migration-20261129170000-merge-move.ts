import { Migration } from '@mikro-orm/migrations';

/** The lists of ids that release 1.0.0 stores in `property_merge.moved`, by the table of the rows. */
const LISTS = {
  review: 'reviews',
  user_bookmarks: 'bookmarks',
  inspector_lead: 'leads',
  property: 'merged',
};

const ALIAS = `jsonb_build_object('addressKey', part[1], 'suburbKey', part[2], 'state', part[3], 'postcode', part[4])`;

/** Expand phase: the rows that one merge moved become a table. Triggers fill both forms, since release 1.0.0 uses the lists. */
export class Migration20261129170000_merge_move extends Migration {
  override name = 'Migration20261129170000_merge_move';

  override up() {
    this.addSql(
      `create table merge_move (
        merge_id int not null constraint merge_move_merge_id_foreign references property_merge on delete cascade,
        table_name text not null,
        row_id text not null,
        constraint merge_move_pkey primary key (merge_id, table_name, row_id)
      );`,
    );
    this.addSql(
      `create function moves_of(moved jsonb) returns table (table_name text, row_id text) language sql immutable as $$
        ${Object.entries(LISTS)
          .map(
            ([table, list]) => `select '${table}', jsonb_array_elements_text(moved -> '${list}') union all`,
          )
          .join(' ')}
        select 'property_alias', concat_ws('|', alias ->> 'addressKey', alias ->> 'suburbKey', alias ->> 'state', alias ->> 'postcode')
        from jsonb_array_elements(moved -> 'aliases') as alias
      $$;`,
    );
    this.addSql(
      `create function record_moves() returns trigger language plpgsql as $$ begin
        insert into merge_move select new.id, table_name, row_id from moves_of(new.moved);
        return null;
      end $$;`,
    );
    this.addSql(
      `create function list_moves() returns trigger language plpgsql as $$ begin
        new.moved := new.moved ${Object.entries(LISTS)
          .map(
            ([table, list]) => `|| jsonb_build_object('${list}', (
              select coalesce(jsonb_agg(row_id::int), '[]') from merge_move
              where merge_id = new.id and table_name = '${table}'))`,
          )
          .join(' ')}
          || jsonb_build_object('aliases', (
              select coalesce(jsonb_agg(${ALIAS}), '[]') from merge_move, string_to_array(row_id, '|') as part
              where merge_id = new.id and table_name = 'property_alias'));
        return new;
      end $$;`,
    );
    this.addSql(
      `create trigger record_moves after insert on property_merge for each row execute function record_moves();`,
    );
    this.addSql(
      `create trigger list_moves before update on property_merge for each row
        when (not new.moved ? 'reviews') execute function list_moves();`,
    );
    this.addSql(
      'insert into merge_move select id, table_name, row_id from property_merge, moves_of(property_merge.moved);',
    );
  }

  override down() {
    this.addSql('drop trigger record_moves on property_merge;');
    this.addSql('drop trigger list_moves on property_merge;');
    this.addSql('drop function record_moves, list_moves, moves_of;');
    this.addSql('drop table merge_move;');
  }
}

/** Contract phase: drops what only release 1.0.0 needs. */
export class Migration20261129170100_merge_move_alone extends Migration {
  override name = 'Migration20261129170100_merge_move_alone';

  override up() {
    this.addSql('drop trigger record_moves on property_merge;');
    this.addSql('drop trigger list_moves on property_merge;');
    this.addSql('drop function record_moves, list_moves, moves_of;');
    this.addSql(
      `update property_merge set moved = moved - '{reviews,bookmarks,leads,merged,aliases}'::text[];`,
    );
  }
}
