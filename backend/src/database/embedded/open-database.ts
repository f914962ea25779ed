import path from 'node:path';
import { prepareDatabase } from './roles.ts';
import { addressOf, DATABASE, hasEmbedded, startEmbedded } from './server.ts';

/**
 * The database that a command from a terminal works on: that of `DATABASE_URL`, else the embedded one of `DATA_DIR`,
 * started for the command where the site is not running.
 * @throws Error there is none, in a sentence
 */
export async function openDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const dir = path.join(process.env.DATA_DIR || '.data', 'postgres');
  if (!hasEmbedded(dir)) throw new Error(`There is no database in ${dir}. Set DATA_DIR or DATABASE_URL`);
  const server = await startEmbedded({ dir });
  await prepareDatabase(server, DATABASE);
  return { url: addressOf(server, 'app'), close: server.reused ? async () => {} : server.stop };
}
