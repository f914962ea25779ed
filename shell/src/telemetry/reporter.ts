import { type FailureKind, LIMITS, type TelemetryReport } from '@home-truths/contract';
import type { SlotName } from '@home-truths/platform/slots';
import { type Boot, type ReleaseId, releaseNamed } from '../boot.ts';
import { remoteFor } from '../remote-for.ts';
import { sendReport } from './send.ts';

export type ClientFailure = [kind: FailureKind, error: unknown, slotOrModule?: string, remote?: string];

const BATCH_MS = 1000;
/** A plausible class name, which contains nothing personal. */
const ERROR_CLASS = /^[A-Z][A-Za-z]{2,39}$/;

/** The script of a remote; a retry of a chunk has `~<number>` after the version. */
const RELEASE_SCRIPT = /\/r\/([a-z_]+)\/(\w[\w.-]*?)(?:~\d+)?\//;
/** A script of the shell (`/a`; a retry `/a~<number>`) or of a remote (`/r`). */
const OWN_SCRIPT = /\/(a(~\d+)?|r)\//;
const SCRIPT = /\w+:\/\/[^\s)]+/;

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** True for scripts of others only, such as browser extensions. */
const isForeign = (error: unknown) => SCRIPT.test(stackOf(error)) && !OWN_SCRIPT.test(stackOf(error));

function releaseOfError(error: unknown, boot: Boot, path: string): ReleaseId {
  const [, remote, version] = RELEASE_SCRIPT.exec(stackOf(error)) ?? [];
  return remote && version ? { remote, version } : releaseNamed(boot, remoteFor(boot.paths, path));
}

/** Returns an error's class or a response's status, but never a message, which may be personal. */
function classOf(error: unknown) {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  if (typeof status === 'number') return `Status ${status}`;
  return typeof name === 'string' && ERROR_CLASS.test(name) ? name : 'Unknown';
}

function releaseOf([kind, error, name, remote]: ClientFailure, boot: Boot) {
  const owner = remote ?? (kind === 'slot' ? boot.slots[name as SlotName] : undefined);
  return owner ? releaseNamed(boot, owner) : releaseOfError(error, boot, location.pathname);
}

export function createReporter(boot: Boot) {
  const sentKeys = new Set<string>();
  let waiting: TelemetryReport[] = [];

  const flush = () => {
    if (waiting.length) sendReport(waiting);
    waiting = [];
  };

  const report = (key: string, entry: TelemetryReport) => {
    if (sentKeys.has(key) || sentKeys.size >= LIMITS.reports) return false;
    sentKeys.add(key);
    waiting.push(entry);
    return true;
  };

  const add = (failure: ClientFailure) => {
    const [notedKind, error, name] = failure;
    if (notedKind === 'error' && isForeign(error)) return;
    const kind = notedKind === 'error' && classOf(error) === 'ChunkLoadError' ? 'chunk' : notedKind;
    const entry = { ...releaseOf(failure, boot), kind, name: name ?? classOf(error) };
    if (report(Object.values(entry).join(' '), entry)) setTimeout(flush, BATCH_MS);
  };

  return { report, flush, add };
}

/** Reports failures noted so far, and each that is pushed later. */
export function reportFailures(
  boot: Boot,
  failures: ClientFailure[],
  onFailure: (failure: ClientFailure) => void = () => {},
) {
  const reporter = createReporter(boot);
  const noted = failures.splice(0);
  const add = (failure: ClientFailure) => {
    reporter.add(failure);
    onFailure(failure);
  };
  failures.push = (...all) => {
    all.forEach(add);
    return 0;
  };
  noted.forEach(add);
  return reporter;
}
