import { Migration } from '@mikro-orm/migrations';

/** Expand phase: pins that wait for an administrator. */
export class Migration20261130010000_waiting_pins extends Migration {
  override name = 'Migration20261130010000_waiting_pins';

  override up() {
    this.addSql(
      `create table waiting_pin (
        remote text not null primary key,
        version text not null,
        percent int not null,
        asked_by text not null,
        asked_at timestamptz not null default now()
      );`,
    );
  }

  override down() {
    this.addSql('drop table waiting_pin;');
  }
}
