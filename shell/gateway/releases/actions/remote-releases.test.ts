import { buildOf, manifestOf, storedOf } from '../testing.ts';
import { remoteReleases } from './remote-releases.ts';
import type { Change, Store } from './store.ts';

const change = (revision: number, what: string, remotes: Change['remotes']): Change => ({
  revision,
  remotes,
  change: { at: '2026-11-29', what, by: 'sam' },
});
const NEWEST = change(4, 'canary', { mf_search: { pinned: '1', canary: { version: '2', percent: 10 } } });
const HISTORY = [
  NEWEST,
  change(3, 'pin another remote', { mf_search: { pinned: '1' }, mf_guides: { pinned: '3' } }),
  change(2, 'pin', { mf_search: { pinned: '1' } }),
  change(1, 'disown', {}),
];

const versionOf = (name: string, version: string) =>
  storedOf(name, version, manifestOf(buildOf({ name, version })));

const store: Store = {
  registry: async () => NEWEST,
  history: async () => HISTORY,
  releases: async () => [
    { ...versionOf('mf_search', '2'), runsOnServer: false, publishedBy: 'token CI', commit: 'a1b2c3d' },
    versionOf('mf_guides', '3'),
    versionOf('mf_search', '1'),
  ],
  decide: () => Promise.reject(new Error('Nothing is decided here')),
};

test('a team sees the versions, the decision and the history of its remote, and nothing of others', async () => {
  const { versions, history, ...decision } = await remoteReleases(store, 'mf_search');
  expect(decision).toEqual({ remote: 'mf-search', pinned: '1', canary: { version: '2', percent: 10 } });
  expect(versions.map(({ releasedAt: _, ...version }) => version)).toEqual([
    { version: '2', bytes: 5, runsOnServer: false, publishedBy: 'token CI', commit: 'a1b2c3d', faults: [] },
    { version: '1', bytes: 5, runsOnServer: true, faults: [] },
  ]);
  expect(history.map(({ what }) => what)).toEqual(['canary', 'pin']);
  expect(history[0]).toEqual({ revision: 4, at: '2026-11-29', by: 'sam', what: 'canary' });
});

test('a version with the path of another remote is listed with what is wrong with it', async () => {
  const owns = { audience: 'public' as const, paths: ['/search/map'], slots: {} };
  const registry = async () => ({ revision: 1, remotes: { mf_guides: { pinned: '3', owns } } });
  const { versions } = await remoteReleases({ ...store, registry }, 'mf_search');
  expect(versions[0]?.faults).toEqual([
    'its path /search is not free: /search/map belongs to mf-guides (choose another path, or ask the team of mf-guides to give it up)',
  ]);
});

test('a remote that was never released has no versions', async () => {
  expect(await remoteReleases(store, 'mf_costs')).toEqual({ remote: 'mf-costs', versions: [], history: [] });
});
