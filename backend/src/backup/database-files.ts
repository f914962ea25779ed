import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { connectionUrl, type Embedded } from '../platform/database/embedded/server.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import type { NewBackup } from './backup-folder.ts';
import { listFilesAndFolders } from './copied-files.ts';

export const DATABASE_PART = 'database';

/** Copied last of the cluster, as `pg_basebackup` does. */
const CONTROL_FILE = 'global/pg_control';

/** Files that PostgreSQL recreates at its start; `pg_basebackup` leaves out the same. */
const CONTENT_LEFT_OUT =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\/./;
const FILES_LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*|[^/]+\.tmp|backup_label(\.old)?|tablespace_map(\.old)?)$/;

const isCopied = (name: string) => !CONTENT_LEFT_OUT.test(name) && !FILES_LEFT_OUT.test(name);

const SEGMENT = /^[0-9A-F]{24}$/;
/** The number of segments of 16 MB in one log file number. */
const SEGMENTS_PER_LOG = 256;

const numberOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(segment.slice(16), 16);

/**
 * Copies the cluster of a running server by PostgreSQL's low-level base backup, with everything committed
 * before the end.
 * @param whileOpen copies files that belong to the same moment
 * @returns the time at which the copied state was current
 */
export async function copyDatabase(
  server: Embedded,
  backup: NewBackup,
  whileOpen: () => Promise<void>,
): Promise<Date> {
  const cluster = path.join(server.dataDir, 'cluster');
  const client = new pg.Client({ connectionString: connectionUrl(server, 'superuser', 'postgres') });
  // an unhandled event would end the process
  client.on('error', () => {});
  await client.connect();
  try {
    // reserves the log at once (`true`), and until this connection ends (`true`)
    await client.query(
      "select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)",
    );
    await client.query("select pg_backup_start('home-truths', fast => true)");
    await backup.addTree(DATABASE_PART, cluster, name => isCopied(name) && name !== CONTROL_FILE);
    await whileOpen();
    await backup.addFile(`${DATABASE_PART}/${CONTROL_FILE}`, path.join(cluster, CONTROL_FILE));
    // `last` is the segment with the last byte: the next byte may be in a segment that does not exist yet
    const { rows } = await client.query<{ label: string; map: string; last: string }>(
      `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn - 1::numeric) as last
       from pg_backup_stop(wait_for_archive => false)`,
    );
    const consistentAt = new Date();
    const { label, map, last } = onlyRow(rows);
    if (map) throw new Error('Tablespaces cannot be backed up by this command.');
    await backup.addText(`${DATABASE_PART}/backup_label`, label);
    await copyLog(path.join(cluster, 'pg_wal'), backup, { first: firstSegmentOf(label), last });
    return consistentAt;
  } finally {
    await client.end().catch(() => {});
  }
}

function firstSegmentOf(label: string) {
  const [, segment] = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label) ?? [];
  if (!segment) throw new Error('PostgreSQL did not say where its log begins.');
  return segment;
}

async function copyLog(from: string, backup: NewBackup, { first, last }: { first: string; last: string }) {
  const { files } = await listFilesAndFolders(from, name => !name.includes('/'));
  const segments = files.filter(name => SEGMENT.test(name) && name >= first && name <= last);
  for (const name of [...segments, ...files.filter(name => name.endsWith('.history'))])
    await backup.addFile(`${DATABASE_PART}/pg_wal/${name}`, path.join(from, name));
  const copied = segments.filter(name => backup.has(`${DATABASE_PART}/pg_wal/${name}`));
  if (copied.length !== numberOf(last) - numberOf(first) + 1)
    throw new Error('A part of the write-ahead log was missing. Make the backup again.');
}

export const majorVersionOf = async (server: Embedded) =>
  (await readFile(path.join(server.dataDir, 'cluster/PG_VERSION'), 'utf8')).trim();
