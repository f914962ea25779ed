const DAY_MS = 86_400_000;

/** Days that a lead may wait for a first call. */
const CALL_WITHIN_DAYS = 2;

/**
 * Whole days that a pending lead has waited, once it is overdue; undefined for any other.
 * @param asOf milliseconds since 1970
 */
export function overdueDays(lead: { status: string; createdAt: string }, asOf: number): number | undefined {
  const daysWaited = (asOf - Date.parse(lead.createdAt)) / DAY_MS;
  return lead.status === 'pending' && daysWaited > CALL_WITHIN_DAYS ? Math.floor(daysWaited) : undefined;
}
