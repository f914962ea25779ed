import {
  CANARY_VIEWS,
  type CountedViews,
  failsTooOften,
  VITALS,
  type VitalName,
} from '@home-truths/contract';

/** The 75th percentile of a web vital, and how many page views measured it. */
export interface Measured {
  p75: number | null;
  views: number;
}

const SLOWER_FACTOR = 1.25;

export type Step = 'ended' | 'pinned' | 'kept';

/**
 * Returns what happens to a watched canary now, if anything.
 * @param isDue true if the time is over after which it is pinned
 */
export function stepOf(canary: CountedViews, pinned: CountedViews, isDue: boolean): Step | undefined {
  if (failsTooOften(canary, pinned)) return 'ended';
  if (!isDue) return undefined;
  return canary.views >= CANARY_VIEWS ? 'pinned' : 'kept';
}

/** Returns true if a vital of the canary is over a quarter above that of the pinned version, and no longer good. */
export const isSlower = (name: VitalName, canary: Measured, pinned: Measured): boolean =>
  Math.min(canary.views, pinned.views) >= CANARY_VIEWS &&
  (canary.p75 ?? 0) > Math.max(VITALS[name].good, SLOWER_FACTOR * (pinned.p75 ?? 0));
