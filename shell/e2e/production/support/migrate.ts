import assert from 'node:assert/strict';
import { startProcess } from '../../../../backend/src/testing/product-process.ts';

const ADMINISTRATOR = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a-Bandicoot-digs-at-dusk' };

/** Migrates a database from the build, and creates its first administrator. */
export async function migrate(variables: Record<string, string>) {
  const migration = await startProcess('platform/database/migrate.js', { ...ADMINISTRATOR, ...variables });
  assert.equal(await migration.ended, 0);
}
