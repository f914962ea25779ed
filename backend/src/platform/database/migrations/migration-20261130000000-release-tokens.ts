import { Migration } from '@mikro-orm/migrations';

/** Expand phase: who stored a release, and the tokens of teams that release from elsewhere. */
export class Migration20261130000000_release_tokens extends Migration {
  override name = 'Migration20261130000000_release_tokens';

  override up() {
    this.addSql(
      `alter table release
        add column runs_on_server boolean not null default true,
        add column published_by text null,
        add column commit text null,
        add column pipeline text null;`,
    );
    this.addSql(
      `create table release_token (
        id serial primary key,
        remote text not null,
        name text not null,
        rights text[] not null,
        hash bytea not null constraint release_token_hash_unique unique,
        ends_at timestamptz not null,
        created_at timestamptz not null default now(),
        created_by_id int null constraint release_token_created_by_id_foreign references app_user on delete set null,
        last_used_at timestamptz null,
        revoked_at timestamptz null
      );`,
    );
    this.addSql('create index release_token_created_by_id_index on release_token (created_by_id);');
  }

  override down() {
    this.addSql('drop table release_token;');
    this.addSql(
      'alter table release drop column runs_on_server, drop column published_by, drop column commit, drop column pipeline;',
    );
  }
}
