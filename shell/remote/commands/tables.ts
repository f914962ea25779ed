import type { RemoteReleases } from '@home-truths/contract';
import { say } from './command.ts';

type Version = RemoteReleases['versions'][number];
type ReleaseRow = Pick<Version, 'version' | 'faults'> & Partial<Version>;
type RemoteRow = ReleaseRow & Omit<RemoteReleases, 'pinned' | 'versions' | 'history'> & { pinned: string };

interface ChangeRow {
  revision: number;
  change: Omit<RemoteReleases['history'][number], 'revision'>;
}

const formatTime = (time: string | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '';
const formatSize = (bytes: number | undefined) =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`;
function statusOf({ faults, runsOnServer }: ReleaseRow) {
  if (faults.length) return `not usable because ${faults.join('; ')}`;
  return runsOnServer ? 'compatible' : 'compatible, browser only';
}

/** Pads all columns but the last to their widest cell. */
function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rolloutOf({ canary, disabled }: RemoteRow) {
  if (disabled) return 'disabled';
  if (!canary) return 'all visitors';
  const { version, percent, watch, promoteAfter } = canary;
  const parts = [watch && 'watched', promoteAfter && `pinned after ${promoteAfter}`];
  return [`canary ${version} at ${percent} %`, ...parts.filter(Boolean)].join(', ');
}

export const tableOfRemotes = (all: RemoteRow[]) =>
  table([
    ['remote', 'pinned', 'previous', 'rollout', 'released (UTC)', 'size', 'status'],
    ...all.map(each => [
      each.remote,
      each.pinned,
      each.previous ?? '–',
      rolloutOf(each),
      formatTime(each.releasedAt),
      formatSize(each.bytes),
      statusOf(each),
    ]),
  ]);

export const tableOfVersions = (all: ReleaseRow[]) =>
  table([
    ['version', 'released (UTC)', 'published by', 'size', 'status'],
    ...all.map(each => [
      each.version,
      formatTime(each.releasedAt),
      each.publishedBy ?? '–',
      formatSize(each.bytes),
      statusOf(each),
    ]),
  ]);

export const tableOfChanges = (all: ChangeRow[]) =>
  table([
    ['revision', 'changed (UTC)', 'by', 'change'],
    ...all.map(({ revision, change }) => [
      `${revision}`,
      formatTime(change.at),
      change.by ?? '–',
      change.what,
    ]),
  ]);

export const print = <Row>(
  rows: Row[],
  format: (rows: Row[]) => string,
  json: string | boolean | undefined,
) => say(json ? JSON.stringify(rows, null, 2) : format(rows));
