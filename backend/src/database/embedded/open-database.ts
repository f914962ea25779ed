import path from 'node:path';
import { EnvironmentSchema } from '../../environment.ts';
import { prepareDatabase } from './roles.ts';
import { connectionUrl, DATABASE_NAME, hasEmbedded, startEmbedded } from './server.ts';

/**
 * The database that a command from a terminal works on: that of `DATABASE_URL`, else the embedded one of `DATA_DIR`,
 * started for the command where the site is not running.
 * @throws Error there is none
 */
export async function openDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return { url: parseDatabaseUrl(DATABASE_URL), close: async () => {} };
  const dir = path.join(DATA_DIR || '.data', 'postgres');
  if (!hasEmbedded(dir)) throw new Error(`There is no database in ${dir}. Set DATA_DIR or DATABASE_URL`);
  const server = await startEmbedded({ dir });
  await prepareDatabase(server, DATABASE_NAME);
  return { url: connectionUrl(server, 'app'), close: server.reused ? async () => {} : server.stop };
}

function parseDatabaseUrl(given: string) {
  const { data: url, error } = EnvironmentSchema.shape.DATABASE_URL.safeParse(given);
  if (error) throw new Error(error.issues[0]?.message);
  return url;
}
