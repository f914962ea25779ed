import { Migration } from '@mikro-orm/migrations';

/** Expand phase: how the canary runs that a pin waits for. */
export class Migration20261130050000_waiting_canary extends Migration {
  override name = 'Migration20261130050000_waiting_canary';

  override up() {
    this.addSql('alter table waiting_pin add column watch boolean null, add column promote_after text null;');
  }

  override down() {
    this.addSql('alter table waiting_pin drop column watch, drop column promote_after;');
  }
}
