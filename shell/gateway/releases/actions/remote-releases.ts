import type { RemoteReleases } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { examineAll } from './examine.ts';
import type { Change, Store } from './store.ts';

/** @param history newest first */
function changesOf(history: Change[], name: string): RemoteReleases['history'] {
  const decisions = history.map(({ remotes }) => JSON.stringify(remotes[name]));
  return history
    .filter((_, i) => decisions[i] !== decisions[i + 1])
    .map(({ revision, change }) => ({ revision, ...change }));
}

export async function remoteReleases(store: Store, name: string): Promise<RemoteReleases> {
  const { [name]: decision } = (await store.registry()).remotes;
  return {
    remote: remoteFolder(name),
    pinned: decision?.pinned,
    previous: decision?.previous,
    canary: decision?.canary,
    disabled: decision?.disabled,
    versions: examineAll(await store.releases(), name),
    history: changesOf(await store.history(), name),
  };
}
