import { SAVED_AT_ATTRIBUTE } from '../src/offline/messages.ts';

const FILE = /\s(?:src|href)="(\/[\w./-]+\.(?:js|woff2|svg|png|txt|webmanifest))"/g;

/** Paths of the files that a document references: scripts, fonts, pictures, text files. */
export const filesIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(FILE), ([, path]) => path ?? '')),
];

const TITLE = /<title>([^<]*)<\/title>/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The title of a document. */
export const titleIn = (html: string) =>
  (TITLE.exec(html)?.[1] ?? '').replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Marks a document as a copy that was saved at an instant. */
export const marked = (html: string, at: string) =>
  html.replace('<html', `<html ${SAVED_AT_ATTRIBUTE}="${at}"`);

/**
 * Whether the scripts that a page has loaded belong to the releases that its document references. After a rollout they
 * may not, and such a copy would not run.
 */
export const fitTogether = (html: string, scripts: string[]) =>
  scripts.every(script => {
    const [base] = /^\/r\/[\w.-]+\/[\w.-]+\//.exec(script) ?? [];
    return base === undefined || html.includes(`"${base}"`);
  });
