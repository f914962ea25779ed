import { escapeHtml } from '../pages/document.ts';

/** HTML that was escaped where it had to be. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPart = Html | string | number | undefined | readonly HtmlPart[];

const textOf = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escapeHtml(String(part ?? ''));
};

/** Escapes whatever is put into it. */
export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]) =>
  new Html(strings.map((string, i) => string + (i < parts.length ? textOf(parts[i]) : '')).join(''));

/** A column of a table: its header, and how its cells look. */
export type Column = string | { head: string; look: 'number' | 'wide' };

const headOf = (column: Column) => (typeof column === 'string' ? column : column.head);
const classOf = (column: Column | undefined) => (typeof column === 'object' ? column.look : '');

/**
 * A table under a heading, which scrolls horizontally where it is too wide.
 * @param rows the first cell of each is its header
 * @param none the text where there are no rows
 */
export function table(title: string, columns: Column[], rows: HtmlPart[][], none: string) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  const heading = html`<h2 id="${id}">${title}</h2>`;
  if (!rows.length) return html`<section>${heading}<p class="quiet">${none}</p></section>`;
  const head = columns.map(column => html`<th scope="col" class="${classOf(column)}">${headOf(column)}</th>`);
  const body = rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell, i) => html`<td class="${classOf(columns[i + 1])}">${cell}</td>`)}</tr>`,
  );
  return html`<section>${heading}<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`;
}
