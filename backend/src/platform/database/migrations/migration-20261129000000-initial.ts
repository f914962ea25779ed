import { Migration } from '@mikro-orm/migrations';
import { accounts } from './initial/accounts.ts';
import { administration } from './initial/administration.ts';
import { functions } from './initial/functions.ts';
import { operation } from './initial/operation.ts';
import { properties } from './initial/properties.ts';
import { reviews } from './initial/reviews.ts';
import { triggers } from './initial/triggers.ts';

const EXTENSIONS = ['btree_gin', 'pg_trgm'];

/** Keeps statements and rows, which contain people's texts and addresses, out of the log of the server. */
const LOG_SETTINGS = { log_min_error_statement: 'panic', log_error_verbosity: 'terse' };

/** Most servers let only a superuser set them; then the server's operator has to. */
const discreetLog = Object.entries(LOG_SETTINGS).map(
  ([name, value]) => `
  do $$ begin
    if has_parameter_privilege('${name}', 'set') and pg_has_role(
      (select datdba from pg_database where datname = current_database()), 'usage'
    ) then
      execute format('alter database %I set ${name} = ${value}', current_database());
    end if;
  end $$`,
);

/** The schema of release 1.0.0. It cannot be taken back: the database would be empty. */
export class Migration20261129000000_initial extends Migration {
  override name = 'Migration20261129000000_initial';

  override up() {
    for (const name of EXTENSIONS) this.addSql(`create extension if not exists ${name}`);
    for (const statement of [
      ...discreetLog,
      ...functions,
      ...accounts,
      ...properties,
      ...reviews,
      ...administration,
      ...operation,
      ...triggers,
    ])
      this.addSql(statement);
    this.addSql(
      `insert into server_secret (name, value)
       values ('public-ids', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`,
    );
    this.addSql('insert into address_key_version values (1)');
    // for a condition on this expression, since PostgreSQL ignores the statistics of a partial index
    this.addSql('create statistics property_lowest_rating on (nullif(average_rating, 0)) from property');
  }
}
