import path from 'node:path';
import { parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { erasureLogOf } from '../erasures/erasure-log.ts';

const Variables = SiteEnvironment.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  UPLOADS_URL: true,
  ERASURE_LOG: true,
});

/** Absolute paths. */
export interface SiteFolders {
  dataDir: string;
  databaseDir: string;
  uploadsDir: string;
  erasureLog: string;
  bucket: string | null;
}

export function readFolders(): SiteFolders {
  const { DATABASE_URL, DATA_DIR, UPLOADS_URL, ERASURE_LOG } = parseVariables(Variables, process.env);
  if (DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set, and this command is for the embedded database. shell/docs/how-to/backup.md describes backups of your own PostgreSQL.',
    );
  const dataDir = path.resolve(DATA_DIR);
  return {
    dataDir,
    databaseDir: path.join(dataDir, 'postgres'),
    uploadsDir: path.join(dataDir, 'uploads'),
    erasureLog: path.resolve(erasureLogOf({ DATA_DIR: dataDir, ERASURE_LOG })),
    bucket: UPLOADS_URL ?? null,
  };
}

/** PostgreSQL's files fit no other. */
export const SYSTEM = `${process.platform}-${process.arch}`;
