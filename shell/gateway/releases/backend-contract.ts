import { CONTRACT_HEADER } from '@home-truths/contract';
import semver from 'semver';
import { log, reasonOf } from '../log.ts';
import { storeContract } from './capabilities.ts';

/** The interval between two requests to the backend, and the time limit of each. */
const POLL_INTERVAL_MS = 1000;
/** A higher version is used once the current one has not been reported for so long. */
const RAISE_DELAY_MS = 10_000;

/** The contract version of the running backend, as its responses name it. */
export interface BackendContract {
  /** The version in use; undefined until a response has named one. */
  current(): string | undefined;
  /** Processes the version that a response names, if it names one. */
  noteVersion(version: string | string[] | null | undefined): void;
}

/**
 * The lowest version named recently: a lower one is used at once, a higher one when the lower has not been named for
 * ten seconds. A silent backend changes nothing.
 * @param onChange receives each version when it comes into use
 */
export function createBackendContract(onChange: (version: string) => void = () => {}): BackendContract {
  let current: string | undefined;
  let reportedAt = 0;
  return {
    current: () => current,
    noteVersion(version) {
      if (typeof version !== 'string' || !semver.valid(version)) return;
      const now = Date.now();
      if (current && semver.gt(version, current) && now - reportedAt < RAISE_DELAY_MS) return;
      reportedAt = now;
      if (version === current) return;
      current = version;
      onChange(version);
    },
  };
}

/**
 * Polls the backend every second. Resolves with its first response, or after a second without one. The version is stored beside the releases, for the commands, which do not reach the backend.
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
  const poll = () =>
    fetch(`${apiUrl}/healthz`, {
      method: 'HEAD',
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(POLL_INTERVAL_MS),
    }).then(
      ({ headers }) => contract.noteVersion(headers.get(CONTRACT_HEADER)),
      () => {},
    );
  await poll();
  const timer = setInterval(poll, POLL_INTERVAL_MS).unref();
  return { ...contract, stop: () => clearInterval(timer) };
}
