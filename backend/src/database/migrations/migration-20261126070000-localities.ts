import { Migration } from '@mikro-orm/migrations';

/** Suburbs come from lists of localities, too, whose licences ask for an attribution. */
export class Migration20261126070000_localities extends Migration {
  override name = 'Migration20261126070000_localities';

  override up() {
    this.addSql(
      `create table "data_source" ("name" text not null, "licence" text not null, "attribution" text not null, "url" text not null, "imported_at" timestamptz not null, "rows" int not null, primary key ("name"));`,
    );
    this.addSql(
      `alter table "suburb" add "latitude" double precision null, add "longitude" double precision null, add "source" text null;`,
    );
    this.addSql(
      `alter table "suburb" add constraint "suburb_source_foreign" foreign key ("source") references "data_source" ("name") on delete set null not valid;`,
    );
  }

  override down() {
    this.addSql(
      `alter table "suburb" drop column "latitude", drop column "longitude", drop column "source";`,
    );
    this.addSql(`drop table "data_source";`);
  }
}
