import { Migration } from '@mikro-orm/migrations';
import { IndexMigration } from '../platform/database/index-migration.ts';

class AddFloor extends Migration {
  override up() {
    this.addSql('alter table review add column floor int null;');
  }
}

class IndexFloor extends IndexMigration {
  override indexes = {
    review_floor_idx: 'on review (floor, id desc) where hidden_at is null and deleted_at is null',
    review_title_words_idx: "on review using gin (to_tsvector('simple', title))",
  };
}

class DropFloor extends Migration {
  override up() {
    this.addSql('alter table review drop column floor;');
  }
}

/** As everybody writes it at first, and the linter refuses it. */
class PlainIndex extends Migration {
  override up() {
    this.addSql("create index review_plain_idx on review using gin (to_tsvector('simple', title));");
  }
}

/** Migrations such as developers write for a release. */
export const addFloor = { name: 'Migration20300101000000_review_floor', class: AddFloor };
export const indexFloor = { name: 'Migration20300101010000_review_floor_index', class: IndexFloor };
export const dropFloor = { name: 'Migration20300102000000_review_floor_end', class: DropFloor };
export const plainIndex = { name: 'Migration20300103000000_review_plain_index', class: PlainIndex };
