import type { Change } from '../../gateway/releases/actions/store.ts';
import type { Decision } from '../../gateway/releases/registry.ts';
import { outdated } from './prune.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T10:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

/** A release of so many days ago. */
const release = (version: string, days: number, ranDaysAgo = days, name = 'mf_search') => ({
  name,
  version,
  releasedAt: daysAgo(days),
  usedAt: daysAgo(ranDaysAgo),
});

/** Changes of the registry by their age in days, oldest first. */
const decided = (...all: [Decision, number][]): Change[] =>
  all
    .map(([mf_search, days], i) => ({
      revision: i + 1,
      remotes: { mf_search },
      change: { at: daysAgo(days), what: 'test' },
    }))
    .reverse();

const removed = (releases: ReturnType<typeof release>[], history: Change[]) =>
  outdated(
    releases.toSorted((one, other) => other.releasedAt.localeCompare(one.releasedAt)),
    history,
    NOW,
  )
    .map(({ version }) => version)
    .sort();

const OLD = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((version, i) => release(version, 100 - i));
const NEW = ['i', 'j', 'k', 'l', 'm'].map(version => release(version, 1));

test('what is pinned, its canary, the previous version and the five used last are retained however old they are', () => {
  const first: [Decision, number][] = [
    [{ pinned: 'h' }, 60],
    [{ pinned: 'a', previous: 'b', canary: { version: 'c', percent: 5 } }, 50],
  ];
  // used last are these three, h until the second change, and the newest of those that the history does not name
  expect(removed(OLD, decided(...first))).toEqual(['d', 'e', 'f']);
  const left = OLD.filter(({ version }) => !/[def]/.test(version));
  const later = decided(...first, [{ pinned: 'a', previous: 'b' }, 40]);
  expect(removed([...left, ...NEW], later)).toEqual(['c', 'g', 'h']);
});

test('a version that visitors could get within two weeks is retained, however long ago it was released', () => {
  const history = decided(
    [{ pinned: 'a' }, 90],
    [{ pinned: 'b' }, 13],
    [{ pinned: 'c', canary: { version: 'd', percent: 5 } }, 12],
    [{ pinned: 'c' }, 11],
  );
  expect(removed([...OLD, ...NEW], history)).toEqual(['e', 'f', 'g', 'h']);
});

test('a version that the history no longer names may have been used until it begins', () => {
  expect(removed([...OLD, ...NEW], decided([{ pinned: 'a' }, 3]))).toEqual([]);
  expect(removed([...OLD, ...NEW], [])).toEqual([]);
});

test('a shell is retained that runs somewhere, ran within two weeks, or is one of the last five', () => {
  const shells = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((version, i) =>
    release(version, 90 - i, version === '2' ? 0 : 90 - i, 'shell'),
  );
  const all = [...shells, release('10', 100, 13, 'shell')];
  expect(removed(all, decided([{ pinned: 'a' }, 50]))).toEqual(['1', '3', '4', '5', '6']);
});
