import { VITALS, type VitalName } from '@home-truths/contract';
import { escapeHtml } from '../pages/document.ts';

/** Markup, which `html` does not escape. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | undefined | readonly HtmlPart[];

const textOf = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escapeHtml(String(part ?? ''));
};

export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]) =>
  new Html(strings.map((string, i) => string + (i < parts.length ? textOf(parts[i]) : '')).join(''));

type Column = string | { head: string; look: 'number' | 'wide' };

const headOf = (column: Column) => (typeof column === 'string' ? column : column.head);
const classOf = (column: Column | undefined) => (typeof column === 'object' ? column.look : '');

/** Returns a section with a table, which scrolls if it is wide. @param rows first cells are row headers */
export function table(title: string, columns: Column[], rows: HtmlPart[][], emptyText: string) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  const heading = html`<h2 id="${id}">${title}</h2>`;
  if (!rows.length) return html`<section>${heading}<p class="quiet">${emptyText}</p></section>`;
  const head = columns.map(column => html`<th scope="col" class="${classOf(column)}">${headOf(column)}</th>`);
  const body = rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell, i) => html`<td class="${classOf(columns[i + 1])}">${cell}</td>`)}</tr>`,
  );
  return html`<section>${heading}<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`;
}

const TIME = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** `21 Nov 2026, 8:05 pm`, in Sydney */
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

export const formatSize = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** `1.25 s`, `180 ms`; CLS has no unit. */
export function formatVital(name: VitalName, value: number) {
  if (name === 'CLS') return value.toFixed(3);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}

/** Rates by the thresholds of https://web.dev/articles/vitals. */
export function ratingOf(name: VitalName, value: number): 'good' | 'needs work' | 'poor' {
  const { good, poor } = VITALS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
