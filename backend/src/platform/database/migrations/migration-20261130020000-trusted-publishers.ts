import { Migration } from '@mikro-orm/migrations';

/** Expand phase: repositories whose pipelines release remotes, and which of their tokens were used. */
export class Migration20261130020000_trusted_publishers extends Migration {
  override name = 'Migration20261130020000_trusted_publishers';

  override up() {
    this.addSql('alter table release add column repository text null;');
    this.addSql(
      `create table trusted_publisher (
        id serial primary key,
        remote text not null,
        provider text not null,
        issuer text not null,
        repository_id text not null,
        repository text not null,
        condition_kind text not null,
        condition text not null,
        rights text[] not null,
        created_at timestamptz not null default now(),
        created_by_id int null constraint trusted_publisher_created_by_id_foreign references app_user on delete set null,
        last_used_at timestamptz null,
        removed_at timestamptz null
      );`,
    );
    this.addSql('create index trusted_publisher_created_by_id_index on trusted_publisher (created_by_id);');
    this.addSql(
      `create table pipeline_call (
        issuer text not null,
        jti text not null,
        hash bytea not null constraint pipeline_call_hash_unique unique,
        publisher_ids int[] not null,
        author text not null,
        repository text not null,
        commit text not null,
        pipeline text not null,
        ends_at timestamptz not null,
        primary key (issuer, jti)
      );`,
    );
  }

  override down() {
    this.addSql('drop table pipeline_call;');
    this.addSql('drop table trusted_publisher;');
    this.addSql('alter table release drop column repository;');
  }
}
