import { type AdminRelease, SHELL, type StoredVersion, type VersionInUse } from '@home-truths/contract';
import { Decided, remoteFolder } from '@home-truths/contract/gateway-calls';
import { db } from '../platform/database/tables.ts';
import { p75 } from '../telemetry/buckets.ts';
import { type CanaryPeriod, canaryViews } from '../telemetry/canary-views.sql.ts';
import { type CountedRelease, failuresOf, vitalsOf } from '../telemetry/telemetry.sql.ts';
import { type Change, type Run, readChanges } from './release-store.ts';

const MAX_VERSIONS = 20;
const MAX_CHANGES = 20;
const HOUR_MS = 60 * 60 * 1000;
/** Counts are kept for 30 days. */
const MAX_HOURS = { canary: 30 * 24, pinned: 7 * 24 };
const ADMINISTRATOR = /^administrator (\d+)$/;

/** Returns the author of a change in the history, which outlives the account and so has no name. */
export const administratorAs = (id: number) => `administrator ${id}`;

export const isoTime = (time: string | Date) => new Date(time).toISOString();

async function readVersions(run: Run) {
  const rows = await run(
    db
      .selectFrom('release')
      .select(['name', 'version', 'audience', 'bytes', 'runs_on_server', 'published_by'])
      .select(['commit', 'pipeline', 'repository', 'created_at'])
      .where('name', '!=', SHELL)
      .orderBy('created_at', 'desc'),
  );
  return rows.map(({ name, audience, ...row }) => ({
    name,
    audience,
    stored: {
      version: row.version,
      releasedAt: isoTime(row.created_at),
      bytes: row.bytes,
      runsOnServer: row.runs_on_server,
      publishedBy: row.published_by ?? undefined,
      commit: row.commit ?? undefined,
      pipeline: row.pipeline ?? undefined,
      repository: row.repository ?? undefined,
    } satisfies StoredVersion,
  }));
}

/** Reads pins that a token asked for and no administrator has approved yet, by remote. */
async function readWaiting(run: Run) {
  const rows = await run(db.selectFrom('waiting_pin').selectAll());
  return new Map(
    rows.map(({ remote, version, percent, watch, ...row }) => [
      remote,
      {
        version,
        percent,
        watch: watch ?? undefined,
        promoteAfter: row.promote_after ?? undefined,
        askedBy: row.asked_by,
        askedAt: isoTime(row.asked_at),
      },
    ]),
  );
}

/** Returns a function that names the author of a change. */
async function readAuthors(run: Run, history: Change[]) {
  const ids = history.flatMap(({ change }) => Number(ADMINISTRATOR.exec(change.by ?? '')?.[1] ?? Number.NaN));
  const known = [...new Set(ids)].filter(Number.isInteger);
  const users = known.length
    ? await run(db.selectFrom('app_user').select(['id', 'username']).where('id', 'in', known))
    : [];
  const names = new Map(users.map(({ id, username }) => [administratorAs(id), username]));
  return (by: string | undefined) =>
    by && ADMINISTRATOR.test(by) ? (names.get(by) ?? 'a former administrator') : by;
}

/** Returns undefined if nothing is pinned, or a newer gateway decided what this backend cannot read. */
const decisionIn = ({ remotes }: Pick<Change, 'remotes'>, name: string): Decided | undefined =>
  Decided.safeParse(remotes[name]).data;

/** Finds the change since when a condition holds; undefined if the history does not go back so far. */
function beginningOf(history: Change[], holds: (change: Change) => boolean): Change | undefined {
  const end = history.findIndex(change => !holds(change));
  const first = history[(end === -1 ? history.length : end) - 1];
  return end === -1 && first && first.revision > 1 ? undefined : first;
}

/**
 * Returns the start of the counts: since when a canary has its percentage or, where page views are not counted, the hour
 * in which the version came into use.
 */
function startOfCounts(canary: Decided['canary'], since: string | undefined): string {
  const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;
  if (canary?.began) return isoTime(new Date(Math.max(Date.parse(canary.began), hoursAgo(MAX_HOURS.canary))));
  const start = Math.max(since ? Date.parse(since) : 0, hoursAgo(MAX_HOURS.pinned));
  return isoTime(new Date(start - (start % HOUR_MS)));
}

type Counts = VersionInUse['counts'];

/** @param canaries whose page views are counted; of other remotes none are */
async function readCounts(run: Run, wanted: CountedRelease[], canaries: CanaryPeriod[]) {
  const [failures, vitals] = wanted.length
    ? [await run(failuresOf(wanted)), await run(vitalsOf(wanted))]
    : [[], []];
  const counted = canaries.length ? await run(canaryViews(canaries)) : [];
  return ({ remote, version }: Pick<CountedRelease, 'remote' | 'version'>): Counts => {
    const isOf = (row: { remote: string; version: string }) =>
      row.remote === remote && row.version === version;
    const own = new Map(vitals.filter(isOf).map(({ name, buckets }) => [name, buckets]));
    const percentile = (name: 'LCP' | 'INP' | 'CLS') => p75(name, own.get(name) ?? []);
    const samplesByVital = [...own.values()].map(buckets => buckets.reduce((sum, count) => sum + count, 0));
    const viewed = counted.find(isOf);
    return {
      views: viewed?.views ?? null,
      failures: viewed?.failed ?? failures.find(isOf)?.count ?? 0,
      measured: Math.max(0, ...samplesByVital),
      LCP: percentile('LCP'),
      INP: percentile('INP'),
      CLS: percentile('CLS'),
    };
  };
}

/** Returns all remotes by name, as administrators see them. */
export async function readAdminReleases(run: Run): Promise<AdminRelease[]> {
  const history = await readChanges(run);
  const [newest = { remotes: {} }] = history;
  const versions = await readVersions(run);
  const waiting = await readWaiting(run);
  const authorOf = await readAuthors(run, history);
  const names = [...Object.keys(newest.remotes), ...versions.map(({ name }) => name), ...waiting.keys()];
  const remotes = [...new Set(names)].sort().map(name => {
    const decision = decisionIn(newest, name);
    const pinned = beginningOf(history, change => decisionIn(change, name)?.pinned === decision?.pinned);
    const { canary } = decision ?? {};
    const canaryStart =
      canary && beginningOf(history, change => decisionIn(change, name)?.canary?.version === canary.version);
    const countedSince = startOfCounts(canary, (canary ? canaryStart : pinned)?.change.at);
    return { name, decision, canary, pinned, canaryStart, countedSince };
  });
  const countsOf = await readCounts(
    run,
    remotes.flatMap(({ name: remote, decision, canary, countedSince: since }) =>
      [decision?.pinned, canary?.version].flatMap(version => (version ? [{ remote, version, since }] : [])),
    ),
    remotes.flatMap(({ name: remote, canary }) => (canary?.began ? [{ remote, began: canary.began }] : [])),
  );
  return remotes.map(({ name, decision, canary, pinned, canaryStart, countedSince }) => {
    const own = versions.filter(release => release.name === name);
    const inUse = (version: string, start: Change | undefined): VersionInUse => ({
      version,
      stored: own.find(({ stored }) => stored.version === version)?.stored,
      since: start?.change.at ?? null,
      by: authorOf(start?.change.by) ?? null,
      counts: countsOf({ remote: name, version }),
    });
    const ownDecisions = history.map(change => JSON.stringify(change.remotes[name]));
    return {
      remote: remoteFolder(name),
      audience: decision?.owns?.audience ?? (own[0]?.audience === 'admin' ? 'admin' : 'public'),
      pinned: decision ? inUse(decision.pinned, pinned) : null,
      previous: decision?.previous ?? null,
      canary: canary ? { ...canary, ...inUse(canary.version, canaryStart) } : null,
      countedSince: decision ? countedSince : null,
      disabled: decision?.disabled ?? null,
      waiting: waiting.get(name) ?? null,
      versions: own.slice(0, MAX_VERSIONS).map(({ stored }) => stored),
      history: history
        .filter((_, i) => ownDecisions[i] !== ownDecisions[i + 1])
        .slice(0, MAX_CHANGES)
        .map(({ revision, change }) => ({ revision, ...change, by: authorOf(change.by) })),
    };
  });
}
