import type { Registry } from '../../gateway/releases/registry.ts';
import { storedOf } from '../../gateway/releases/testing.ts';
import type { NewRelease, ReleaseStore } from './store.ts';

const NOW = '2026-11-29T10:00:00.000Z';

/** Makes a store in memory, from which no test removes a release. */
export function memoryStore() {
  const stored: NewRelease[] = [];
  let registry: Registry = { revision: 0, remotes: {} };
  const history: Awaited<ReturnType<ReleaseStore['history']>> = [];
  const isSame = (one: NewRelease) => (other: { name: string; version: string }) =>
    one.name === other.name && one.version === other.version;
  const store: ReleaseStore = {
    registry: async () => registry,
    history: async () => history,
    releases: async () =>
      stored.map(({ name, version, audience, manifest }) => ({
        ...storedOf(name, version, manifest),
        audience,
      })),
    async add(release) {
      const isNew = !stored.some(isSame(release));
      if (isNew) stored.unshift(release);
      return isNew;
    },
    async remove() {},
    async decide(what, remotes) {
      if (JSON.stringify(remotes) === JSON.stringify(registry.remotes)) return registry;
      registry = { revision: registry.revision + 1, remotes };
      history.unshift({ ...registry, change: { at: NOW, what: what.join(' ') } });
      return registry;
    },
  };
  return { store, stored };
}
