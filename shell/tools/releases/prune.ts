import { SHELL } from '@home-truths/contract';
import type { Change, StoredRelease } from '../../gateway/releases/actions/store.ts';
import { decidedVersions } from '../../gateway/releases/releases.ts';

/** The number of versions of each remote and of the shell that stay however old they are. */
const RETAINED_VERSIONS = 5;
/** The time after its last use in which open tabs may still load code of a version. */
const RETAINED_MS = 14 * 24 * 60 * 60 * 1000;

type Candidate = Pick<StoredRelease, 'name' | 'version' | 'releasedAt' | 'usedAt'>;

/**
 * Returns until when visitors could get a version; the start of the history for versions that it no longer names.
 * @param history newest first
 */
function lastUse({ name, version }: Candidate, history: Change[], now: number) {
  const timeOf = (i: number) => Date.parse(history[i]?.change.at ?? '') || now;
  const last = history.findIndex(
    ({ remotes: { [name]: decision } }) => decision && decidedVersions(decision).includes(version),
  );
  if (last === -1) return timeOf(history.length - 1);
  return last === 0 ? now : timeOf(last - 1);
}

/** Returns the old versions that nobody can get any more. @param releases newest first */
export function outdated(releases: Candidate[], history: Change[], now: number) {
  const all = releases.map(release => ({
    ...release,
    time: Math.max(
      Date.parse(release.releasedAt),
      release.name === SHELL ? Date.parse(release.usedAt) : lastUse(release, history, now),
    ),
  }));
  return [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, versions]) => {
    const decision = history[0]?.remotes[name];
    const decided = decision ? decidedVersions(decision) : [];
    return versions
      .sort((one, other) => other.time - one.time)
      .slice(RETAINED_VERSIONS)
      .filter(({ version, time }) => !decided.includes(version) && now - time > RETAINED_MS);
  });
}
