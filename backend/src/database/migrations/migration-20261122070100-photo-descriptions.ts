import { Migration } from '@mikro-orm/migrations';

/** What a photo of a review shows, for those who cannot see it. */
export class Migration20261122070100_photo_descriptions extends Migration {
  override name = 'Migration20261122070100_photo_descriptions';

  override up() {
    this.addSql(
      `alter table "review" add column "photo_descriptions" text[] not null default '{}',
       add constraint review_photo_descriptions_check check (cardinality(photo_descriptions) <= 3);`,
    );
  }

  override down() {
    this.addSql(`alter table "review" drop column "photo_descriptions";`);
  }
}
