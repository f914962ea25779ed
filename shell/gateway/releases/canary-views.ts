import { VIEWS_PATH } from '@home-truths/contract';
import type { ViewCount, ViewCounts } from '@home-truths/contract/gateway-calls';
import * as z from 'zod/mini';
import { countCanaryView } from '../metrics.ts';
import type { CallBackend } from './mirror.ts';
import type { ResolvedReleases } from './releases.ts';

/** The interval of reports, and the most versions that wait while no backend takes a report. */
const INTERVAL_MS = 5000;
const MAX_WAITING = 200;

export interface PageView {
  /** The remote of the page and those of its slots; they share a failure, since React does not say whose it is. */
  remotes: readonly (string | undefined)[];
  /** True if the server could not render all of the page. */
  isFailed: boolean;
}

/** Errors of backend calls that got no response, timed out, or got a 5xx. */
const BackendAway = z.union([
  z.object({ message: z.literal('fetch failed') }),
  z.object({ name: z.literal('TimeoutError') }),
  z.object({ name: z.literal('ApiError'), status: z.number().check(z.gte(500)) }),
]);

/** True if the backend failed, for which no release is to blame. */
export const isBackendAway = (error: unknown): boolean => BackendAway.safeParse(error).success;

let waiting = new Map<string, ViewCount>();

function add(count: ViewCount) {
  const key = [count.remote, count.version, count.began].join(' ');
  const before = waiting.get(key);
  if (!before && waiting.size >= MAX_WAITING) return;
  const [views, failed] = [(before?.views ?? 0) + count.views, (before?.failed ?? 0) + count.failed];
  waiting.set(key, { ...count, views, failed });
}

/**
 * Counts a page view for each of its remotes that has a canary. Call it only for visitors with the cookie of canaries,
 * so that both versions have the same kind of visitors.
 */
export function countView(
  { releases, canaries }: Pick<ResolvedReleases, 'releases' | 'canaries'>,
  { remotes, isFailed }: PageView,
) {
  for (const remote of new Set(remotes)) {
    const [began, version] = [canaries.get(remote ?? ''), releases.get(remote ?? '')?.version];
    if (!remote || !began || !version) continue;
    add({ remote, version, began, views: 1, failed: isFailed ? 1 : 0 });
    countCanaryView(remote, version, isFailed);
  }
}

/** Sends the counts, or adds them to the next report if that fails. */
export async function reportViews(call: CallBackend): Promise<void> {
  const body: ViewCounts = { counts: [...waiting.values()] };
  if (!body.counts.length) return;
  waiting = new Map();
  const headers = { 'content-type': 'application/json' };
  const response = await call(VIEWS_PATH, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => {},
  );
  await response?.body?.cancel();
  if (!response?.ok) body.counts.forEach(add);
}

export const reportViewsRegularly = (call: CallBackend) =>
  void setInterval(() => void reportViews(call), INTERVAL_MS).unref();
