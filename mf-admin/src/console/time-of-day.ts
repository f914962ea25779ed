const SYDNEY_TIME = { timeZone: 'Australia/Sydney', hour: 'numeric', minute: '2-digit' } as const;

/** Formats `3:40 pm`, in Sydney. */
export const TIMES = new Intl.DateTimeFormat('en-AU', SYDNEY_TIME);

/** Returns `3:40 pm AEDT`, in Sydney. */
export const timeOfDay = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-AU', { ...SYDNEY_TIME, timeZoneName: 'short' });
