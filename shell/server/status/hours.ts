import type { HourOfRequests } from '../hourly-requests.ts';
import { formatHour, formatSeconds, html, idOf, tableOf } from './format.ts';
import type { Status } from './gather.ts';

const HOURS = 24;
/** Units of the drawing, which is as wide as its place. */
const BAR_WIDTH = 10;
const HEIGHT = 48;
const MIN_BAR_HEIGHT = 2;

const TITLE = 'Requests by the hour';

const number = (value: number) => value.toLocaleString('en-AU');
const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value));

interface Measure {
  name: string;
  look: 'requests' | 'errors' | 'duration';
  read(hour: HourOfRequests): number;
  format(value: number): string;
  /** One figure for all hours, and what it is. */
  sum(hours: readonly HourOfRequests[]): [figure: string, what: string];
}

const total = (hours: readonly HourOfRequests[], read: Measure['read']) =>
  hours.reduce((sum, hour) => sum + read(hour), 0);

/** `0.4%` */
const percentText = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

const readRequests = ({ requests }: HourOfRequests) => requests;
const readErrors = ({ errors }: HourOfRequests) => errors;
const readP95 = ({ p95 }: HourOfRequests) => p95 ?? 0;

const MEASURES: Measure[] = [
  {
    name: 'Requests',
    look: 'requests',
    read: readRequests,
    format: number,
    sum: hours => [number(total(hours, readRequests)), 'in all'],
  },
  {
    name: 'Errors',
    look: 'errors',
    read: readErrors,
    format: number,
    sum(hours) {
      const errors = total(hours, readErrors);
      return [
        number(errors),
        errors ? `${percentText(errors, total(hours, readRequests))} of all` : 'in all',
      ];
    },
  },
  {
    name: '95th percentile of durations',
    look: 'duration',
    read: readP95,
    format: formatSeconds,
    sum: hours => [formatSeconds(Math.max(...hours.map(readP95))), 'in the slowest hour'],
  },
];

/** `Requests by the hour: 1,204 in all; most at 6 pm, 210.` */
function textOf({ name, read, format, sum }: Measure, hours: readonly HourOfRequests[]) {
  const most = hours.reduce((best, hour) => (read(hour) > read(best) ? hour : best));
  const peak = read(most) > 0 ? `; most at ${formatHour(most.from)}, ${format(read(most))}` : '';
  return `${name} by the hour: ${sum(hours).join(' ')}${peak}.`;
}

/** A bar for each hour, the current one at the right; hours before the start stay empty. */
function sparkline(measure: Measure, hours: readonly HourOfRequests[]) {
  const { name, look, read, format, sum } = measure;
  const max = Math.max(...hours.map(read));
  const start = (HOURS - hours.length) * BAR_WIDTH;
  const bars = hours.map((hour, index) => {
    const value = read(hour);
    const height = value > 0 ? Math.max(MIN_BAR_HEIGHT, Math.round((value / max) * HEIGHT)) : 0;
    return html`<rect x="${start + index * BAR_WIDTH + 1}" y="${HEIGHT - height}" width="${BAR_WIDTH - 2}" height="${height}"><title>${`${formatHour(hour.from)}: ${format(value)}`}</title></rect>`;
  });
  const [figure, what] = sum(hours);
  const width = HOURS * BAR_WIDTH;
  return html`<figure><figcaption>${name}<b>${figure}</b><small>${what}</small></figcaption><svg class="${look}" viewBox="0 0 ${width} ${HEIGHT + 1}" preserveAspectRatio="none" role="img" aria-label="${textOf(measure, hours)}">${bars}<path d="M${start} ${HEIGHT}.5H${width}"/></svg><small class="axis"><span>${HOURS} h ago</span><span>now</span></small></figure>`;
}

const hourTable = (hours: readonly HourOfRequests[]) =>
  tableOf(
    idOf(TITLE),
    [
      'Hour from',
      { head: 'Requests', look: 'number' },
      { head: 'Errors', look: 'number' },
      { head: '95th percentile', look: 'number' },
    ],
    hours
      .toReversed()
      .map(({ from, requests, errors, p95 }) => [
        formatHour(from),
        number(requests),
        number(errors),
        seconds(p95),
      ]),
  );

/** Requests, errors and durations of the last hours: drawings, and the same numbers as a table. */
export const hoursOf = ({ hours }: Status) =>
  html`<section><h2 id="${idOf(TITLE)}">${TITLE}</h2><p class="quiet">Counted by this gateway since it started, for 24 hours at most. Health checks aren’t counted; errors are replies of 500 and above.</p><div class="hours">${MEASURES.map(measure => sparkline(measure, hours))}</div><details><summary>Numbers by the hour</summary>${hourTable(hours)}</details></section>`;
