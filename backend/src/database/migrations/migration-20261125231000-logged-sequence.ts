import { Migration } from '@mikro-orm/migrations';

const TABLE = 'pending_change';
const SEQUENCE = 'pending_change_id_seq';

/**
 * The sequence of the unlogged table was unlogged as well. On a standby that is promoted PostgreSQL may leave such a
 * sequence damaged ("bad magic number in sequence"), and every write fails. It is replaced, since a damaged one cannot
 * be altered.
 */
export class Migration20261125231000_logged_sequence extends Migration {
  override name = 'Migration20261125231000_logged_sequence';

  override up() {
    this.addSql(`lock table ${TABLE};`);
    this.addSql(`create sequence ${SEQUENCE}_logged;`);
    this.addSql(
      `select setval('${SEQUENCE}_logged', (select coalesce(max(id), 0) + 1 from ${TABLE}), false);`,
    );
    this.addSql(`alter table ${TABLE} alter column id set default nextval('${SEQUENCE}_logged');`);
    this.addSql(`drop sequence ${SEQUENCE};`);
    this.addSql(`alter sequence ${SEQUENCE}_logged rename to ${SEQUENCE};`);
    this.addSql(`alter sequence ${SEQUENCE} owned by ${TABLE}.id;`);
  }

  /** Earlier code works with either. */
  override down() {}
}
