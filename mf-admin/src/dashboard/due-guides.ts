import type { ResourceCard } from '@home-truths/platform/contract';

/** Months after which the facts of a guide have to be checked again. */
const CHECK_INTERVAL_MONTHS = 6;

/**
 * The guides and articles whose facts have not been checked for six months, the longest unchecked first.
 * @param asOf milliseconds since 1970
 */
export function dueGuides(guides: readonly ResourceCard[], asOf: number): ResourceCard[] {
  const limit = new Date(asOf);
  limit.setUTCMonth(limit.getUTCMonth() - CHECK_INTERVAL_MONTHS);
  const latestDueDate = limit.toISOString().slice(0, 10);
  return guides
    .filter(({ updated }) => (updated ?? '') <= latestDueDate)
    .toSorted((one, other) => (one.updated ?? '').localeCompare(other.updated ?? ''));
}
