import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabase } from '../../../../backend/src/platform/database/embedded/roles.ts';
import {
  connectionUrl,
  DATABASE_NAME,
  startEmbedded,
} from '../../../../backend/src/platform/database/embedded/server.ts';

/** A PostgreSQL with the two roles of the product. */
export async function startPostgres(dir: string, settings: Record<string, string> = {}) {
  mkdirSync(dir, { recursive: true });
  const server = await startEmbedded({ dir, settings: { fsync: 'off', ...settings } });
  await prepareDatabase(server, DATABASE_NAME);
  return {
    ownerUrl: connectionUrl(server, 'owner'),
    appUrl: connectionUrl(server, 'app'),
    log: path.join(server.dataDir, 'server.log'),
    stop: server.stop,
  };
}
