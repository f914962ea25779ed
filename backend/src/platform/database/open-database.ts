import path from 'node:path';
import { parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { prepareDatabase } from './embedded/roles.ts';
import { connectionUrl, DATABASE_NAME, hasEmbedded, startEmbedded } from './embedded/server.ts';

const Variables = SiteEnvironment.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true });

/** Opens the database of `DATABASE_URL`, or the embedded one, which it starts if the site is not running. */
export async function openDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = parseVariables(Variables, process.env);
  if (DATABASE_URL) return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, close: async () => {} };
  const dir = path.join(DATA_DIR, 'postgres');
  if (!hasEmbedded(dir)) throw new Error(`There is no database in ${dir}. Set DATA_DIR or DATABASE_URL`);
  const server = await startEmbedded({ dir });
  await prepareDatabase(server, DATABASE_NAME);
  return { url: connectionUrl(server, 'app'), close: server.reused ? async () => {} : server.stop };
}
