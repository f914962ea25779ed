import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration20261129000000_initial } from './migration-20261129000000-initial.ts';

export interface NamedMigration {
  name: string;
  class: Constructor<Migration>;
}

/** Runs before the deployment, beside the release before. Oldest first. */
export const expandMigrations: NamedMigration[] = [
  { name: 'Migration20261129000000_initial', class: Migration20261129000000_initial },
];

/** Runs after the deployment, when no process of the release before is left. Oldest first. */
export const contractMigrations: NamedMigration[] = [];

/** Every migration. A list, so that sources, build and tests run the same ones. */
export const migrations = [...expandMigrations, ...contractMigrations];
