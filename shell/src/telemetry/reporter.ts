import { LIMITS, type TelemetryReport } from '@home-truths/contract';
import type { SlotName } from '@home-truths/platform/slots';
import { type Boot, releaseNamed } from '../boot.ts';
import type { ClientFailure } from './failures.ts';
import { isForeign, originOf } from './origin-of.ts';
import { sendReport } from './send.ts';

/** Milliseconds for which failures are collected into one batch. */
const TOGETHER = 1000;
/** The class name of an error, and nothing else. */
const CLASS = /^[A-Z][A-Za-z]{2,39}$/;

/** The class of an error, never its message; for a response, its status. */
function classOf(error: unknown) {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  if (typeof status === 'number') return `Status ${status}`;
  return typeof name === 'string' && CLASS.test(name) ? name : 'Unknown';
}

function releaseOf([kind, error, name, remote]: ClientFailure, boot: Boot) {
  const known = remote ?? (kind === 'slot' ? boot.slots[name as SlotName] : undefined);
  return known ? releaseNamed(boot, known) : originOf(error, boot, location.pathname);
}

/** Collects the reports of this page view: each one once, and at most `LIMITS.reports`. */
export function createReporter(boot: Boot) {
  const known = new Set<string>();
  let waiting: TelemetryReport[] = [];

  const flush = () => {
    if (waiting.length) sendReport(waiting);
    waiting = [];
  };

  /** @param key by which duplicates are dropped */
  const report = (key: string, one: TelemetryReport) => {
    if (known.has(key) || known.size >= LIMITS.reports) return false;
    known.add(key);
    waiting.push(one);
    return true;
  };

  const add = (failure: ClientFailure) => {
    const [given, error, name] = failure;
    if (given === 'error' && isForeign(error)) return;
    const kind = given === 'error' && classOf(error) === 'ChunkLoadError' ? 'chunk' : given;
    const one = { ...releaseOf(failure, boot), kind, name: name ?? classOf(error) };
    if (report(Object.values(one).join(' '), one)) setTimeout(flush, TOGETHER);
  };

  return { report, flush, add };
}

/**
 * Reports failures from now on, those that were recorded before first.
 * @param failures where they are recorded
 * @param onFailure called with each
 */
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
