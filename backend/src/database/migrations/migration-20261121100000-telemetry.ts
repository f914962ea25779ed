import { Migration } from '@mikro-orm/migrations';

/** How often something went wrong in browsers and how fast pages were there, counted by the hour. */
export class Migration20261121100000_telemetry extends Migration {
  override name = 'Migration20261121100000_telemetry';

  override up() {
    this.addSql(
      `create table "telemetry_count" ("hour" timestamptz not null, "remote" text not null, "version" text not null, "kind" text not null, "name" text not null, "count" int not null, "buckets" int[] not null, primary key ("hour", "remote", "version", "kind", "name"));`,
    );
  }

  override down() {
    this.addSql(`drop table "telemetry_count" cascade;`);
  }
}
