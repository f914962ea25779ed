import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration20261129000000_initial } from './migration-20261129000000-initial.ts';
import {
  Migration20261129170000_merge_move,
  Migration20261129170100_merge_move_alone,
} from './migration-20261129170000-merge-move.ts';
import { Migration20261129210000_releases } from './migration-20261129210000-releases.ts';
import { Migration20261130000000_release_tokens } from './migration-20261130000000-release-tokens.ts';
import { Migration20261130010000_waiting_pins } from './migration-20261130010000-waiting-pins.ts';
import { Migration20261130020000_trusted_publishers } from './migration-20261130020000-trusted-publishers.ts';
import { Migration20261130040000_develop_link } from './migration-20261130040000-develop-link.ts';
import { Migration20261130050000_waiting_canary } from './migration-20261130050000-waiting-canary.ts';

export interface NamedMigration {
  name: string;
  class: Constructor<Migration>;
}

/** Runs before the deployment, beside the release before. Oldest first. */
export const expandMigrations: NamedMigration[] = [
  { name: 'Migration20261129000000_initial', class: Migration20261129000000_initial },
  { name: 'Migration20261129170000_merge_move', class: Migration20261129170000_merge_move },
  { name: 'Migration20261129210000_releases', class: Migration20261129210000_releases },
  { name: 'Migration20261130000000_release_tokens', class: Migration20261130000000_release_tokens },
  { name: 'Migration20261130010000_waiting_pins', class: Migration20261130010000_waiting_pins },
  {
    name: 'Migration20261130020000_trusted_publishers',
    class: Migration20261130020000_trusted_publishers,
  },
  { name: 'Migration20261130040000_develop_link', class: Migration20261130040000_develop_link },
  { name: 'Migration20261130050000_waiting_canary', class: Migration20261130050000_waiting_canary },
];

/** Runs after the deployment, when no process of the release before is left. Oldest first. */
export const contractMigrations: NamedMigration[] = [
  { name: 'Migration20261129170100_merge_move_alone', class: Migration20261129170100_merge_move_alone },
];

/** A list, so that sources, build and tests run the same ones. */
export const migrations = [...expandMigrations, ...contractMigrations];
