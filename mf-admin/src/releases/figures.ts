import {
  CANARY_VIEWS,
  failsTooOften,
  type TagColour,
  type VersionInUse,
  VITALS,
} from '@home-truths/platform/contract';

type Counts = VersionInUse['counts'];
type Vital = 'LCP' | 'INP' | 'CLS';

/** The canary beside the pinned version, in words and a colour. */
export interface Judgement {
  colour: TagColour;
  text: string;
}

/** Returns the page views; until they are counted, those that sent web vitals. */
export const viewsOf = ({ views, measured }: Counts) => views ?? measured;

/** Counts at least one view, so that failures without any are a rate, too. */
const toCountedViews = (counts: Counts) => ({ views: Math.max(viewsOf(counts), 1), failed: counts.failures });

/** Returns failures per 100 page views. */
export function rateOf(counts: Counts) {
  const { views, failed } = toCountedViews(counts);
  return (100 * failed) / views;
}

/** Returns `8.0 per 100 (160)`. */
export function failuresText(counts: Counts) {
  const failures = counts.failures.toLocaleString('en-AU');
  if (counts.failures === 0) return 'None';
  return viewsOf(counts) === 0
    ? `${failures}, no page views`
    : `${rateOf(counts).toFixed(1)} per 100 (${failures})`;
}

export function judgeFailures(canary: Counts, pinned: Counts): Judgement {
  const [rate, pinnedRate] = [rateOf(canary), rateOf(pinned)];
  if (failsTooOften(toCountedViews(canary), toCountedViews(pinned)))
    return { colour: 'red', text: 'Fails far more often' };
  if (Math.min(viewsOf(canary), viewsOf(pinned)) < CANARY_VIEWS)
    return { colour: 'grey', text: 'Too few page views to tell' };
  if (rate > 1.2 * pinnedRate) return { colour: 'orange', text: 'Fails more often' };
  return { colour: 'green', text: 'Fails no more often' };
}

/** Returns `1.25 s` or `180 ms`; CLS has no unit. */
export function vitalText(name: Vital, value: number | null) {
  if (value === null) return 'Not measured yet';
  if (name === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}

/** Returns undefined if too few page views were measured. */
export function judgeVital(name: Vital, canary: Counts, pinned: Counts): Judgement | undefined {
  const [value, pinnedValue] = [canary[name], pinned[name]];
  const measured = Math.min(canary.measured, pinned.measured);
  if (value === null || pinnedValue === null || measured < CANARY_VIEWS) return undefined;
  // 10 % of the value, but for small values 5 % of the limit of a good one
  const noticeable = Math.max(0.1 * pinnedValue, 0.05 * VITALS[name].good);
  const [worse, better] = name === 'CLS' ? ['Moves more', 'Moves less'] : ['Slower', 'Faster'];
  if (value > pinnedValue + noticeable) return { colour: 'orange', text: worse };
  if (value < pinnedValue - noticeable) return { colour: 'green', text: better };
  return { colour: 'grey', text: 'About the same' };
}
