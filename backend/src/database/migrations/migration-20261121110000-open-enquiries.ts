import { Migration } from '@mikro-orm/migrations';

/** The messages that wait for an answer are counted on the desk's first screen. */
export class Migration20261121110000_open_enquiries extends Migration {
  override name = 'Migration20261121110000_open_enquiries';

  override up() {
    this.addSql(`create index enquiry_open_idx on enquiry (id) where answered_at is null;`);
  }

  override down() {
    this.addSql(`drop index enquiry_open_idx;`);
  }
}
