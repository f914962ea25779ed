/** A decimal with one digit, as averages are shown: `3.4`. */
export const oneDecimal = (average: string) => Number(average).toFixed(1);

/** What percentage of all reviews a count is, rounded; 0 where there are none. */
export const percentOf = (count: number, total: number) => Math.round((count / Math.max(total, 1)) * 100);
