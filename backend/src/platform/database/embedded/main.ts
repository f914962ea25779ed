/**
 * Runs the embedded PostgreSQL. When ready, prints a line of JSON, without passwords, since it is logged. Stops on a
 * signal, or when standard input ends with the parent.
 */
import path from 'node:path';
import pg from 'pg';
import { passwordFileOf } from './passwords.ts';
import { prepareDatabase } from './roles.ts';
import { connectionUrl, DATABASE_NAME, type Embedded, logPath, startEmbedded } from './server.ts';
import { rotateLog } from './server-log.ts';

const MINUTE_MS = 60_000;

process.umask(0o077);
const dir = path.resolve(process.env.DATA_DIR ?? '.data', 'postgres');
const server = startEmbedded({ dir });
let isEnding = false;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const running = await server.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}

async function fail(error: Error): Promise<void> {
  if (isEnding) return;
  console.error(error.message);
  await end(1);
}

/** Ends this process if PostgreSQL ends, which breaks the connection. */
async function watch(embedded: Embedded): Promise<void> {
  const connectionString = connectionUrl(embedded, 'superuser', 'postgres');
  const client = new pg.Client({ connectionString, application_name: 'home truths watchdog' });
  client.on('error', fail);
  await client.connect();
}

const removePassword = (url: string) => Object.assign(new URL(url), { password: '' }).href;

process.stdin.resume().once('end', () => end(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => end(0));

try {
  const embedded = await server;
  await prepareDatabase(embedded, DATABASE_NAME);
  await watch(embedded);
  const { dataDir, reused } = embedded;
  setInterval(() => rotateLog(logPath(dataDir)), MINUTE_MS).unref();
  const ownerUrl = removePassword(connectionUrl(embedded, 'owner'));
  const appUrl = removePassword(connectionUrl(embedded, 'app'));
  const passwordFile = passwordFileOf(dir);
  console.log(JSON.stringify({ ready: true, ownerUrl, appUrl, passwordFile, dataDir, reused }));
} catch (error) {
  await fail(error as Error);
}
