import { Migration } from '@mikro-orm/migrations';

/** What the properties of suburbs and states add up to; the worker fills it (decision 293). */
export class Migration20261126072000_place_sums extends Migration {
  override name = 'Migration20261126072000_place_sums';

  override up() {
    this.addSql(
      `create table "place_sum" ("state" text not null, "suburb_key" text not null, "postcode" text not null, "name" text not null, "latitude" double precision null, "longitude" double precision null, "homes" int not null, "reviewed_homes" int not null, "reviews" int not null, "rating_counts" int[] not null, "lived_here_count" int not null, "visited_count" int not null, "owned_count" int not null, "lived_here_stars" int not null, "visited_stars" int not null, "owned_stars" int not null, "issue_tag_counts" jsonb not null, "most_reviewed" int[] not null, "latest" int[] not null, "buildings" int[] not null, "counted_at" timestamptz not null, primary key ("state", "suburb_key", "postcode"));`,
    );
    this.addSql(
      'create index place_sum_reviews_idx on place_sum (state, reviews desc, suburb_key, postcode) where reviews > 0;',
    );
    this.addSql(
      'create index place_sum_point_idx on place_sum using gist (point(longitude, latitude)) where reviews > 0 and latitude is not null;',
    );
  }

  override down() {
    this.addSql('drop table "place_sum";');
  }
}
