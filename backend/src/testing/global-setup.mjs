import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../database/config.ts';
import { startEmbedded } from '../database/embedded/server.ts';
import { prepareJobs } from '../mail/jobs.ts';

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };

/** A PostgreSQL of its own for the run, with a migrated database that each test file clones. */
export default async function startPostgres() {
  const dir = mkdtempSync(path.join(tmpdir(), 'home-truths-test-'));
  const server = await startEmbedded({ dir, settings: FAST });
  globalThis.testPostgres = { server, dir };
  process.env.TEST_POSTGRES_URL = server.url;
  await migrate(server.url);
}

async function migrate(url) {
  const admin = await MikroORM.init(databaseConfig(url));
  await admin.em.getConnection().execute('create database template_home_truths');
  await admin.close();
  const orm = await MikroORM.init(databaseConfig(url.replace(/postgres$/, 'template_home_truths')));
  await orm.migrator.up();
  await prepareJobs(orm.em);
  await orm.close();
}
