import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../platform/database/config.ts';
import { prepareDatabase } from '../platform/database/embedded/roles.ts';
import { connectionUrl, startEmbedded } from '../platform/database/embedded/server.ts';
import { prepareJobs } from '../platform/mail/jobs.ts';

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };
const TEMPLATE = 'template_home_truths';

/**
 * A PostgreSQL of its own for the run, with a migrated database that each test file clones. `TEST_POSTGRES_URLS` names
 * another one, which has the roles and the empty database.
 */
export default async function startPostgres() {
  const given = process.env.TEST_POSTGRES_URLS;
  if (given)
    return migrate(Object.assign(new URL(JSON.parse(given).owner), { pathname: `/${TEMPLATE}` }).href);
  const dir = mkdtempSync(path.join(tmpdir(), 'home-truths-test-'));
  chmodSync(dir, 0o711);
  const server = await startEmbedded({ dir: path.join(dir, 'postgres'), settings: FAST });
  globalThis.testPostgres = { server, dir };
  const urls = ['superuser', 'owner', 'app'].map(role => [role, connectionUrl(server, role, 'postgres')]);
  process.env.TEST_POSTGRES_URLS = JSON.stringify(Object.fromEntries(urls));
  process.env.TEST_POSTGRES_LOG = path.join(server.dataDir, 'server.log');
  await prepareDatabase(server, TEMPLATE);
  await migrate(connectionUrl(server, 'owner', TEMPLATE));
}

async function migrate(url) {
  const orm = await MikroORM.init(databaseConfig(url));
  await orm.migrator.up();
  await prepareJobs(orm.em);
  await orm.close();
}
