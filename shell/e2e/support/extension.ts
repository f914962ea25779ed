import type { Page } from '@playwright/test';
import { holdFiles } from './faults.ts';

/** When something else than our scripts changes a page. */
export type Moment = 'while it is parsed' | 'once it is parsed' | 'half a second later';

/** What password managers, translators and other extensions do to a page. */
export const CHANGES = ['inserts', 'wraps', 'translates', 'marks', 'removes'] as const;
export type Change = (typeof CHANGES)[number];

/** Changes the server-rendered page; runs in the page. */
function changePage({ changes, moment }: { changes: readonly Change[]; moment: Moment }) {
  const done = new Map<string, WeakSet<Node>>(changes.map(name => [name, new WeakSet()]));
  /** Whether a node has not been changed in this way yet. */
  const isNew = (name: Change, node: Node) => !done.get(name)?.has(node) && done.get(name)?.add(node);
  const fieldsFor = (name: Change) =>
    [
      ...document.querySelectorAll<HTMLElement>('main :is(input:not([type=hidden]), select, textarea)'),
    ].filter(field => isNew(name, field));
  const insert = (field: HTMLElement) => {
    const icon = document.createElement('manager-icon');
    icon.style.cssText = 'position: absolute; width: 1px; height: 1px';
    field.before(icon.cloneNode());
    field.after(icon);
  };
  const wrap = (field: HTMLElement) => {
    // as the page is, a field that has the focus would lose it
    if (field === document.activeElement) return;
    const box = document.createElement('manager-box');
    field.replaceWith(box);
    box.append(field);
  };
  const translateTexts = () => {
    const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isText = !text.parentElement?.closest('script, style, textarea, option, [translate=no]');
      if (isText && text.data.trim() && isNew('translates', text)) text.data = text.data.toUpperCase();
    }
  };
  const steps: Record<Change, () => void> = {
    inserts: () => fieldsFor('inserts').forEach(insert),
    wraps: () => fieldsFor('wraps').forEach(wrap),
    translates: translateTexts,
    marks() {
      for (const field of fieldsFor('marks')) {
        field.dataset.manager = 'filled';
        field.style.backgroundColor = 'lightyellow';
        field.parentElement?.setAttribute('data-manager', '');
      }
    },
    removes() {
      if (isNew('removes', document)) document.querySelector('main svg')?.remove();
    },
  };
  const change = () => {
    for (const name of changes) steps[name]();
    document.documentElement.dataset.changed = '';
  };
  if (moment === 'while it is parsed') {
    const observer = new MutationObserver(change);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  } else
    document.addEventListener('DOMContentLoaded', () =>
      setTimeout(change, moment === 'once it is parsed' ? 0 : 500),
    );
}

/** Has something else change each page of a tab. */
export const changePages = (page: Page, changes: readonly Change[], moment: Moment) =>
  page.addInitScript(changePage, { changes, moment });

/** Opens a page without its scripts. @returns lets them come */
export async function openEarly(page: Page, path: string) {
  const release = await holdFiles(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
