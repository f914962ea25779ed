import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { disableRemote, enableRemote } from './decisions.ts';
import { commandAt, DecisionRefused, type Store } from './store.ts';

/**
 * Disables a remote, or enables it again.
 * @param text what its pages show; undefined to enable it
 * @throws DecisionRefused if nothing is pinned
 */
export async function switchOff(store: Store, name: string, text: string | undefined): Promise<string[]> {
  const folder = remoteFolder(name);
  const { remotes } = await store.registry();
  const { [name]: now } = remotes;
  if (!now)
    throw new DecisionRefused(
      `${folder} is not in the registry yet. Pin a version first: ${commandAt(store, `pin -- ${folder} <version>`)}`,
    );
  const next = text === undefined ? enableRemote(now) : disableRemote(now, text);
  await store.decide(['switch', text === undefined ? 'on' : 'off', name], { ...remotes, [name]: next });
  return [
    text === undefined
      ? `${folder} is enabled.`
      : `${folder} is disabled. Enable it again with: ${commandAt(store, `switch-off -- ${folder} --on`)}`,
  ];
}
