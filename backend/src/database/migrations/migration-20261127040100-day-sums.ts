import { Migration } from '@mikro-orm/migrations';

/** What happened on each day; the worker fills it (decision 313). */
export class Migration20261127040100_day_sums extends Migration {
  override name = 'Migration20261127040100_day_sums';

  override up() {
    this.addSql(
      `create table "day_sum" ("day" date not null, "leads" int not null, "call_hours" real[] not null, "complaints" int not null, "decision_days" real[] not null, "reviews" int not null, "verified_reviews" int not null, "hidden_reviews" int not null, "rating_counts" int[] not null, "page_views" int null, "counted_at" timestamptz not null, primary key ("day"));`,
    );
  }

  override down() {
    this.addSql('drop table "day_sum";');
  }
}
