import { VITALS, type VitalName } from '@home-truths/contract';

const TIME = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** `21 Nov 2026, 8:05 pm`, in Sydney. */
export const formatTime = (instant: Date | string) => TIME.format(new Date(instant));

const CLOCK = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'Australia/Sydney',
});
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** `9:31 pm AEDT, 22 November 2026` */
export const formatMoment = (instant: Date) => `${CLOCK.format(instant)}, ${DAY.format(instant)}`;

/** `2 d 3 h`, `3 h 12 min`, `12 min`. */
export function formatDuration(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** `12.3 KB` */
export const formatSize = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** `1.25 s`, `180 ms`; CLS as it is. */
export function formatVital(name: VitalName, value: number) {
  if (name === 'CLS') return value.toFixed(3);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}

/** The rating of a value by the thresholds of https://web.dev/articles/vitals. */
export function ratingOf(name: VitalName, value: number): 'good' | 'needs work' | 'poor' {
  const { good, poor } = VITALS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
