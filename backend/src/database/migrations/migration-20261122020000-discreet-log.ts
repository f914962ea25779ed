import { Migration } from '@mikro-orm/migrations';

/** What PostgreSQL logs of a failure names neither statement nor row. */
const SETTINGS = { log_min_error_statement: 'panic', log_error_verbosity: 'terse' };

/**
 * Keeps people's words and addresses out of the log of a PostgreSQL that is not ours. Most let only a superuser set
 * that; then nothing is set, and whoever runs the server has to.
 */
export class Migration20261122020000_discreet_log extends Migration {
  override name = 'Migration20261122020000_discreet_log';

  override up() {
    for (const [name, value] of Object.entries(SETTINGS)) this.alterDatabase(name, `set ${name} = ${value}`);
  }

  override down() {
    for (const name of Object.keys(SETTINGS)) this.alterDatabase(name, `reset ${name}`);
  }

  private alterDatabase(setting: string, change: string) {
    this.addSql(`
      do $$ begin
        if has_parameter_privilege('${setting}', 'set') and pg_has_role(
          (select datdba from pg_database where datname = current_database()), 'usage'
        ) then
          execute format('alter database %I ${change}', current_database());
        end if;
      end $$;`);
  }
}
