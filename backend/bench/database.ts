import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/platform/database/config.ts';
import { startEmbedded } from '../src/platform/database/embedded/server.ts';
import { prepareJobs } from '../src/platform/mail/jobs.ts';
import { databaseAt, withClient } from './connect.ts';
import { generate } from './generate.ts';
import { printLine } from './machine.ts';
import type { BenchOptions } from './options.ts';

/** Starts PostgreSQL for the benchmarks alone, with the settings of `npm start`. */
export const startServer = (folder: string) => startEmbedded({ dir: path.join(folder, 'postgres') });

/** The URL of a database with so many properties and reviews: generated, unless an earlier run left it there. */
export async function prepareBenchDatabase(
  server: string,
  { properties, reviews, isFresh }: Pick<BenchOptions, 'properties' | 'reviews' | 'isFresh'>,
): Promise<string> {
  const name = `bench_${properties}_${reviews}`;
  if (isFresh || !(await exists(server, name))) await fill(server, name, properties, reviews);
  await withOrm(databaseAt(server, name), async orm => {
    await orm.migrator.up();
    await prepareJobs(orm.em);
  });
  return databaseAt(server, name);
}

/** Runs work with a copy of a database, of which nothing remains afterwards. */
export async function withCopy<T>(
  server: string,
  original: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const run = (statement: string) => withClient(server, client => client.query(statement));
  await run(`drop database if exists ${name}`);
  await run(`create database ${name} template ${new URL(original).pathname.slice(1)} strategy file_copy`);
  try {
    return await work(databaseAt(server, name));
  } finally {
    await run(`drop database ${name} with (force)`);
  }
}

const exists = (server: string, name: string) =>
  withClient(server, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });

/** Fills a draft that gets its name at the end, so that an interrupted run leaves nothing half-filled. */
async function fill(server: string, name: string, properties: number, reviews: number) {
  const start = performance.now();
  const draft = `${name}_draft`;
  const run = (...statements: string[]) =>
    withClient(server, async client => {
      for (const statement of statements) await client.query(statement);
    });
  await run(
    `drop database if exists ${draft}`,
    `drop database if exists ${name}`,
    `create database ${draft}`,
  );
  await withOrm(databaseAt(server, draft), orm =>
    migrateAndGenerate(orm, databaseAt(server, draft), properties, reviews),
  );
  await run(`alter database ${draft} rename to ${name}`);
  printLine(
    `Generated ${properties} homes and ${reviews} reviews in ${Math.round((performance.now() - start) / 1000)} s`,
  );
}

async function migrateAndGenerate(orm: MikroORM, url: string, properties: number, reviews: number) {
  await orm.migrator.up();
  await withClient(url, client => generate(client, orm, properties, reviews));
}

/** Without the time limit that a request has. */
async function withOrm(url: string, work: (orm: MikroORM) => Promise<unknown>) {
  const orm = await MikroORM.init({ ...databaseConfig(url), driverOptions: {} });
  await work(orm);
  await orm.close();
}

/** Fills the migrated and empty database of a site with so many properties and reviews. */
export const fillSite = (url: string, properties: number, reviews: number) =>
  withOrm(url, orm => withClient(url, client => generate(client, orm, properties, reviews)));
