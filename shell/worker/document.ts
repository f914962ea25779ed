import { SAVED_AT_ATTRIBUTE } from '../src/offline/messages.ts';

const FILE_REFERENCE = /\s(?:src|href)="(\/[\w./-]+\.(?:js|woff2|svg|png|txt|webmanifest))"/g;

/** Paths of the files that a document references: scripts, fonts, pictures, text files. */
export const filesIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(FILE_REFERENCE), ([, path]) => path ?? '')),
];

const TITLE = /<title>([^<]*)<\/title>/;
const HTML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The title of a document. */
export const titleIn = (html: string) =>
  (TITLE.exec(html)?.[1] ?? '').replace(/&(#?\w+);/g, (whole, name: string) => HTML_ENTITIES[name] ?? whole);

/** Marks a document as a copy that was saved at an instant. */
export const markSavedAt = (html: string, at: string) =>
  html.replace('<html', `<html ${SAVED_AT_ATTRIBUTE}="${at}"`);

/**
 * Whether the scripts that a page has loaded come from the releases that its document references. After a rollout they
 * may not, and a copy of both would not run.
 */
export const areSameReleases = (html: string, scripts: string[]) =>
  scripts.every(script => {
    const [base] = /^\/r\/[\w.-]+\/[\w.-]+\//.exec(script) ?? [];
    return base === undefined || html.includes(`"${base}"`);
  });
