import { Migration } from '@mikro-orm/migrations';

/**
 * The next id for a table whose ids are public: those of one day in Sydney are 65,536 of their own, taken in an order
 * that only the key tells (a Feistel network of eight rounds over the next number of the table). So ids grow from day to
 * day and say nothing finer. A day that has used up its own takes some of the next.
 */
const PUBLIC_ID = `create function public_id(table_name text) returns int language plpgsql as $$
  declare
    secret bytea := (select value from server_secret where name = 'public-ids');
    today int := (now() at time zone 'Australia/Sydney')::date - date '2026-01-01';
    tries int := 0;
    day int;
    high int;
    low int;
    mixed int;
    drawn int;
    is_taken boolean;
  begin
    loop
      day := today + tries / 8;
      low := nextval(table_name || '_id_seq') % 65536;
      high := low / 256;
      low := low % 256;
      for round in 1..8 loop
        mixed := high # get_byte(sha256(secret || concat_ws(' ', table_name, day, round, low)::bytea), 0);
        high := low;
        low := mixed;
      end loop;
      drawn := day * 65536 + high * 256 + low;
      is_taken := case table_name
        when 'property' then exists (select from property where id = drawn)
        else exists (select from review where id = drawn)
      end;
      if not is_taken then
        return drawn;
      end if;
      tries := tries + 1;
    end loop;
  end
$$`;

const TABLES = ['property', 'review'];

/** What the public can tell of the time of a review is its day. */
export class Migration20261122050000_public_days extends Migration {
  override name = 'Migration20261122050000_public_days';

  override up() {
    this.addSql(
      `insert into server_secret (name, value)
       values ('public-ids', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));`,
    );
    this.addSql(PUBLIC_ID);
    for (const table of TABLES)
      this.addSql(`alter table "${table}" alter column "id" set default public_id('${table}');`);
    this.addSql(
      `update property set last_reviewed_at = date_trunc('day', last_reviewed_at, 'Australia/Sydney')
       where last_reviewed_at is not null;`,
    );
  }

  override down() {
    for (const table of TABLES) {
      this.addSql(
        `select setval('${table}_id_seq', (select coalesce(max(id), 0) + 1 from ${table}), false);`,
      );
      this.addSql(`alter table "${table}" alter column "id" set default nextval('${table}_id_seq');`);
    }
    this.addSql(`drop function public_id;`);
    this.addSql(`delete from server_secret where name = 'public-ids';`);
  }
}
