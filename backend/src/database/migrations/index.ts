import { Migration20261121000000_initial } from './migration-20261121000000-initial.ts';

/** Every migration, oldest first. A list, so that sources, build and tests run the same ones. */
export const migrations = [
  { name: 'Migration20261121000000_initial', class: Migration20261121000000_initial },
];
