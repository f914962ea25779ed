import { Migration } from '@mikro-orm/migrations';

const KINDS = "'review', 'content', 'privacy', 'accessibility', 'fault', 'other'";

/** A complaint about defamation, with the statement that the law asks for. */
export class Migration20261126020000_defamation extends Migration {
  override name = 'Migration20261126020000_defamation';

  override up() {
    this.addSql(`alter table complaint add column statement jsonb;`);
    this.addSql(`alter table complaint drop constraint complaint_kind_check;`);
    this.addSql(
      `alter table complaint add constraint complaint_kind_check check (kind in (${KINDS}, 'defamation')) not valid;`,
    );
  }

  override down() {
    this.addSql(`update complaint set kind = 'content' where kind = 'defamation';`);
    this.addSql(`alter table complaint drop constraint complaint_kind_check;`);
    this.addSql(`alter table complaint add constraint complaint_kind_check check (kind in (${KINDS}));`);
    this.addSql(`alter table complaint drop column statement;`);
  }
}
