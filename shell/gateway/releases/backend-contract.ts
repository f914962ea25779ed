import { CONTRACT_HEADER } from '@home-truths/contract';
import semver from 'semver';
import { log } from '../log.ts';

/** The interval between two requests, and the time limit of each. */
const POLL_INTERVAL_MS = 1000;
/** The time without a report of the current version after which a higher one is used. */
const RAISE_DELAY_MS = 10_000;

export interface BackendContract {
  /** Returns undefined until a response has named a version. */
  current(): string | undefined;
  noteVersion(version: string | string[] | null | undefined): void;
}

/** Follows the lowest version that a backend has named in the last ten seconds; a silent backend changes nothing. */
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

/** Polls the backend and resolves after the first response or time limit. */
export async function followBackend(apiUrl: string) {
  const contract = createBackendContract(version => log('info', 'contract of the backend', { version }));
  // a new connection each time reaches each of several backends in turn
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
