import { withTimeout } from '@home-truths/platform/with-timeout';
import type { ReleasedRemote } from '../boot.ts';

/** A remote's entry assigns it to the window under the remote's name. */
export interface RemoteContainer {
  init(scope: object): Promise<void>;
  get(moduleName: string): Promise<() => unknown>;
}

/** As long as `retryWithTimeout` allows for all attempts. */
const ENTRY_TIMEOUT_MS = 4500;

const retryCounts = new Map<string, number>();
const containers = new Map<string, Promise<RemoteContainer>>();

/** With the number of failed attempts (`discardContainer`). */
const currentBase = ({ name, base }: ReleasedRemote) => {
  const count = retryCounts.get(name) ?? 0;
  return count ? base.replace(/\/$/, `~${count}/`) : base;
};

const hashOf = ({ name, integrity }: ReleasedRemote, file: string) => {
  const hash = integrity[file];
  if (!hash) throw new Error(`${file} of ${name} is not in the registry`);
  return hash;
};

function runScript(src: string, integrity: string) {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, async: true, crossOrigin: 'anonymous' });
  const run = new Promise<void>((done, fail) => {
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${src} was not run`));
    document.head.append(script);
  });
  return withTimeout(ENTRY_TIMEOUT_MS, src, run).finally(() => script.remove());
}

/** Remotes whose code runs or is loading. */
const running = new Set<string>();
export const isRunning = (name: string) => running.has(name);

async function openContainer(remote: ReleasedRemote) {
  // released entries read the shared runtime under this name (remote/vendor-patches/federation-runtime.shared.js)
  const { federation } = __webpack_require__;
  Object.assign(globalThis, { sharedFederation: federation });
  const entry = Object.values(remote.exposes)[0]?.[0] ?? '';
  await runScript(currentBase(remote) + entry, hashOf(remote, entry));
  const container = (window as unknown as Record<string, RemoteContainer | undefined>)[remote.name];
  if (!container) throw new Error(`${remote.name} has no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function startContainer(remote: ReleasedRemote) {
  running.add(remote.name);
  const container = openContainer(remote);
  container.catch(() => running.delete(remote.name));
  return container;
}

/** Runs the entry, the first script of each exposed module, once. */
export function containerOf(remote: ReleasedRemote): Promise<RemoteContainer> {
  const container = containers.get(remote.name) ?? startContainer(remote);
  containers.set(remote.name, container);
  return container;
}

/**
 * Makes later requests use a new path, because browsers cache files that failed their integrity check.
 * @param failed ignored if it has been replaced
 */
export function discardContainer({ name }: ReleasedRemote, failed: Promise<RemoteContainer>) {
  if (containers.get(name) !== failed) return;
  retryCounts.set(name, (retryCounts.get(name) ?? 0) + 1);
  containers.delete(name);
  Object.assign(window, { [name]: undefined });
}

/** Loads scripts in parallel, because they run one after another. */
export function preloadModule(remote: ReleasedRemote, moduleName: string) {
  for (const file of remote.exposes[moduleName] ?? []) {
    const href = currentBase(remote) + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: hashOf(remote, file), href });
    document.head.append(link);
  }
}
