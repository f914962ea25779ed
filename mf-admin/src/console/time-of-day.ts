/** The time of day in Sydney: `3:40 pm AEDT`. */
export const timeOfDay = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-AU', {
    timeZone: 'Australia/Sydney',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
