import { CONTRACT_HEADER } from '@home-truths/contract';
import semver from 'semver';
import { log, reasonOf } from '../log.ts';
import { storeContract } from './capabilities.ts';

/** Milliseconds between two requests to the backend, and how long each may take. */
const EVERY = 1000;
/** Milliseconds for which no response may have named a version before a higher one replaces it. */
const SETTLED = 10_000;

/** The contract version of the running backend, as its responses name it. */
export interface BackendContract {
  /** The version in use; undefined until a response has named one. */
  current(): string | undefined;
  /** Notes the version that a response names, if it names one. */
  heard(version: string | string[] | null | undefined): void;
}

/**
 * The lowest version named recently: a lower one is used at once, a higher one when the lower has not been named for
 * ten seconds. A silent backend changes nothing.
 * @param onChange receives each version when it comes into use
 */
export function createBackendContract(onChange: (version: string) => void = () => {}): BackendContract {
  let current: string | undefined;
  let namedAt = 0;
  return {
    current: () => current,
    heard(version) {
      if (typeof version !== 'string' || !semver.valid(version)) return;
      const now = Date.now();
      if (current && semver.gt(version, current) && now - namedAt < SETTLED) return;
      namedAt = now;
      if (version === current) return;
      current = version;
      onChange(version);
    },
  };
}

/**
 * Polls the backend every second, and settles with its first response or when that did not come within a
 * second. The version is stored beside the releases, for the commands, which do not reach the backend.
 * @param apiUrl origin of the backend
 */
export async function followBackend(apiUrl: string, releasesDir: string) {
  const contract = createBackendContract(version => {
    log('info', 'contract of the backend', { version });
    storeContract(releasesDir, version).catch(error =>
      log('error', 'contract of the backend not stored', { reason: reasonOf(error) }),
    );
  });
  // on a new connection each time, so that each of several backends is polled in turn
  const sendRequest = () =>
    fetch(`${apiUrl}/healthz`, {
      method: 'HEAD',
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(EVERY),
    }).then(
      ({ headers }) => contract.heard(headers.get(CONTRACT_HEADER)),
      () => {},
    );
  await sendRequest();
  const asking = setInterval(sendRequest, EVERY).unref();
  return { ...contract, stop: () => clearInterval(asking) };
}
