import { Migration } from '@mikro-orm/migrations';

/**
 * Builds indexes without blocking writers, which is possible only outside a transaction. Drops an existing index first,
 * which an interrupted run may have left invalid.
 */
export abstract class IndexMigration extends Migration {
  /** Definitions by name: `on review (rating)`, or `unique on …`. */
  abstract indexes: Record<string, string>;

  override isTransactional() {
    return false;
  }

  override up() {
    // no limit: a concurrent build waits for earlier transactions without blocking others
    this.addSql('set lock_timeout = 0;');
    for (const [name, definition] of Object.entries(this.indexes)) {
      this.addSql(`drop index concurrently if exists ${name};`);
      const [, unique = '', target] = /^(unique )?(.*)$/s.exec(definition) ?? [];
      this.addSql(`create ${unique}index concurrently ${name} ${target};`);
    }
    this.addSql('reset lock_timeout;');
  }

  override down() {
    for (const name of Object.keys(this.indexes)) this.addSql(`drop index concurrently if exists ${name};`);
  }
}
