import { VITALS, type VitalName } from '@home-truths/contract';

/** Page views of a version since its canary began. */
export interface Views {
  views: number;
  failed: number;
}

/** The 75th percentile of a web vital, and how many page views measured it. */
export interface Measured {
  p75: number | null;
  views: number;
}

const MIN_FAILED = 10;
/** Fewer page views of a version are too few to compare with, and to pin a canary. */
const MIN_VIEWS = 200;
const SLOWER = 1.25;

/** True if a canary fails too often beside the pinned version. */
const isFailing = (canary: Views, pinned: Views): boolean =>
  canary.failed >= MIN_FAILED &&
  (pinned.views < MIN_VIEWS
    ? canary.failed > canary.views / 2
    : canary.failed * pinned.views > 2 * pinned.failed * canary.views);

export type Step = 'ended' | 'pinned' | 'kept';

/**
 * Returns what happens to a watched canary now, if anything.
 * @param isDue true if the time is over after which it is pinned
 */
export function stepOf(canary: Views, pinned: Views, isDue: boolean): Step | undefined {
  if (isFailing(canary, pinned)) return 'ended';
  if (!isDue) return undefined;
  return canary.views >= MIN_VIEWS ? 'pinned' : 'kept';
}

/** True if a vital of the canary is a quarter above that of the pinned version, and no longer good. */
export const isSlower = (name: VitalName, canary: Measured, pinned: Measured): boolean =>
  Math.min(canary.views, pinned.views) >= MIN_VIEWS &&
  (canary.p75 ?? 0) > Math.max(VITALS[name].good, SLOWER * (pinned.p75 ?? 0));
