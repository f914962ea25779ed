/**
 * Keeps the embedded PostgreSQL for as long as the process that started this one lives: says one line of JSON when it
 * is ready, and stops the server when its standard input ends (the parent died, however it died) or on a signal.
 */
import path from 'node:path';
import pg from 'pg';
import { DATABASE, databaseOf, startEmbedded } from './server.ts';

const server = startEmbedded({ dir: path.join(process.env.DATA_DIR ?? '.data', 'postgres') });
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  const running = await server.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}

async function fail(error: Error): Promise<void> {
  if (ending) return;
  console.error(error.message);
  await end(1);
}

/** Opens the database, making it on first use, and stays connected in order to notice when the server dies. */
async function openDatabase(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, application_name: 'home truths watchdog' });
  client.on('error', fail);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
  return databaseOf(address);
}

process.stdin.resume().once('end', () => end(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => end(0));

try {
  const { url, dataDir, reused } = await server;
  console.log(JSON.stringify({ ready: true, url: await openDatabase(url), dataDir, reused }));
} catch (error) {
  await fail(error as Error);
}
