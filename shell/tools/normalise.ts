/** Day at whose beginning (UTC) the compared sites start (`e2e/differences`). */
export const RUN_DAY = '2030-06-13';

/** Texts that differ between runs on the same data, with replacements. */
export const VARYING_TEXTS: readonly [RegExp, string][] = [
  [/\badmin-[0-9a-f]{8}\b/g, 'admin'],
  [/"oldestSeconds": \d{1,4}\b/g, '"oldestSeconds": 0'],
  [/http:\/\/localhost:\d+/g, '[site]'],
  [/\b(quokka|matilda-)[0-9a-z]+(-\d+-\d+)?/gi, '$1'],
  [new RegExp(`${RUN_DAY}T[\\d:.]+Z`, 'g'), '[now]'],
  // days after the run, which begins at midnight
  [/T00:[\d:.]+Z/g, 'T[now]'],
  [/\b\d{1,2}:\d\d(:\d\d)?[  ]?[ap]m\b/gi, '[time]'],
  [/\b\d+ min ago\b/g, '[time] ago'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '[id]'],
  [/\b[0-9a-f]{24}\b/g, '[id]'],
];

export const normaliseText = (text: string) =>
  VARYING_TEXTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Elements that load scripts and styles, whose names contain hashes. */
const LOADED =
  /<style[^>]*>.*?<\/style>|<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link[^>]*rel="?(modulepreload|preload|stylesheet)[^>]*>|<!--.*?-->/gs;
/** An id that React derives from a position in the tree. */
const REACT_ID = /_[rR]_\w*_|«\w+»/g;
const FILE_HASH = /([/.-])[0-9a-f]{8,}(?=\.(js|css|woff2|png|svg|webp|ico|webmanifest|json)\b)/g;

/** Returns one element or text per line, without class names, scripts and styles. */
export function normaliseHtml(html: string): string {
  const ids = new Map<string, string>();
  const idOf = (id: string) => ids.get(id) ?? ids.set(id, `id${ids.size + 1}`).get(id) ?? '';
  return normaliseText(html.replace(LOADED, ''))
    .replace(/ (class|nonce|integrity)=("[^"]*"|[^\s>]+)/g, '')
    .replace(FILE_HASH, '$1[hash]')
    .replace(REACT_ID, idOf)
    .replace(/<[^>]+>/g, '\n$&\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const sortKeys = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const normaliseJson = (value: unknown) => normaliseText(JSON.stringify(value, sortKeys, 2));

/** Returns the range in which texts differ, with the first three lines of either. */
export function compareLines(earlier: string, later: string): string[] {
  const [before, after] = [earlier.split('\n'), later.split('\n')];
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start++;
  let end = 0;
  while (end < shared - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const middleOf = (lines: string[], sign: string) =>
    lines.slice(start, Math.min(lines.length - end, start + 3)).map(line => `${sign} ${line.slice(0, 300)}`);
  return [
    `lines ${start + 1} to ${Math.max(before.length, after.length) - end}`,
    ...middleOf(before, '-'),
    ...middleOf(after, '+'),
  ];
}
