import { Migration } from '@mikro-orm/migrations';

/** What private links are made from. Reviews written before have none: nobody could be given it any more. */
export class Migration20261122060000_private_links extends Migration {
  override name = 'Migration20261122060000_private_links';

  override up() {
    this.addSql(`alter table "review" add "writer_mark" text null, add "key_version" int null;`);
  }

  override down() {
    this.addSql(`alter table "review" drop column "writer_mark", drop column "key_version";`);
    this.addSql(`delete from server_secret where name = 'review-link';`);
  }
}
