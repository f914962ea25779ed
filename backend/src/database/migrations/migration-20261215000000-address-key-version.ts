import { Migration } from '@mikro-orm/migrations';

/** The version of the rules by which the keys of all properties were made; a database without properties has the present one. */
export class Migration20261215000000_address_key_version extends Migration {
  override name = 'Migration20261215000000_address_key_version';

  override up() {
    this.addSql('create table "address_key_version" ("version" int not null, primary key ("version"));');
    this.addSql('insert into address_key_version select 2 where not exists (select from property);');
  }

  override down() {
    this.addSql('drop table "address_key_version";');
  }
}
