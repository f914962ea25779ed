import type { RemoteReleases } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { refusalsOfPin } from '../ownership.ts';
import { decidedDeclarations, declarationOf, examineAll } from './examine.ts';
import type { Change, Store } from './store.ts';

/** @param history newest first */
function changesOf(history: Change[], name: string): RemoteReleases['history'] {
  const decisions = history.map(({ remotes }) => JSON.stringify(remotes[name]));
  return history
    .filter((_, i) => decisions[i] !== decisions[i + 1])
    .map(({ revision, change }) => ({ revision, ...change }));
}

export async function remoteReleases(store: Store, name: string): Promise<RemoteReleases> {
  const { remotes } = await store.registry();
  const releases = await store.releases();
  const { [name]: decision } = remotes;
  const others = decidedDeclarations(releases, remotes);
  return {
    remote: remoteFolder(name),
    pinned: decision?.pinned,
    previous: decision?.previous,
    canary: decision?.canary,
    disabled: decision?.disabled,
    versions: examineAll(releases, name).map(({ faults, ...each }) => {
      const declared = declarationOf(releases, name, each.version);
      const refusals = declared ? refusalsOfPin(name, declared, remotes, others) : [];
      return { ...each, faults: [...faults, ...refusals] };
    }),
    history: changesOf(await store.history(), name),
  };
}
