import { Migration } from '@mikro-orm/migrations';

/** Suburbs were known by their properties alone, and the release before adds them only so: hence the default. */
export class Migration20261126073100_suburbs_with_properties extends Migration {
  override name = 'Migration20261126073100_suburbs_with_properties';

  override up() {
    this.addSql('alter table "suburb" add "has_property" boolean not null default true;');
  }

  override down() {
    this.addSql('alter table "suburb" drop column "has_property";');
  }
}
