import { Migration } from '@mikro-orm/migrations';

/** Expand phase: releases and their files are rows. Release 1.0.0 has them in folders, which stay as they are. */
export class Migration20261129210000_releases extends Migration {
  override name = 'Migration20261129210000_releases';

  override up() {
    this.addSql(
      `create table release (
        name text not null,
        version text not null,
        audience text not null,
        manifest text not null,
        files jsonb not null,
        bytes int not null,
        created_at timestamptz not null default now(),
        used_at timestamptz not null default now(),
        constraint release_pkey primary key (name, version)
      );`,
    );
    this.addSql(
      'create table release_file (hash text not null, content bytea not null, constraint release_file_pkey primary key (hash));',
    );
    // most files are compressed already
    this.addSql('alter table release_file alter column content set storage external;');
  }

  override down() {
    this.addSql('drop table release, release_file;');
  }
}
