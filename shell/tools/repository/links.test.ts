import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../build.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCE = /\.(ts|tsx|mts|mjs|js|json|ya?ml|template|sql|css)$/;

const files = projectFiles();
const documents = files.filter(file => file.endsWith('.md'));
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The links of a document that lead into this repository. */
const linksIn = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/\]\(\s*([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inText, below]) => inText ?? below ?? '')
    .filter(link => !/^[a-z]+:/.test(link));

/** How GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));

/** Whether a link of a file leads to a file, and to a heading in it if it names one. */
function isDead(file: string, link: string) {
  const [target = '', anchor] = decodeURI(link).split('#');
  const linked = target ? path.join(path.dirname(file), target) : file;
  if (!fs.existsSync(path.join(ROOT, linked))) return true;
  return anchor !== undefined && linked.endsWith('.md') && !anchorsIn(linked).includes(anchor);
}

test('the links of all documents lead to files and headings that are there', () => {
  const links = documents.flatMap(file => linksIn(read(file)).map(link => [file, link] as const));
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter(([file, link]) => isDead(file, link))).toEqual([]);
});

test.each([
  'shell/docs/how-to/own-repository.md',
  'shell/docs/how-to/write-a-remote.md',
  'shell/platform/CHANGELOG.md',
  'backend/contract/CHANGELOG.md',
])('%s stands alone in the package that has it', file => {
  expect(linksIn(read(file)).filter(link => !link.startsWith('#'))).toEqual([]);
});

test('the documents that sources name are there', () => {
  const sources = files.filter(file => SOURCE.test(file) && file !== 'package-lock.json');
  const named = sources.flatMap(file =>
    [...read(file).matchAll(/\b(?:shell|backend)\/[\w./-]*\w\.md\b/g)].map(([name]) => [file, name] as const),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, name]) => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('every decision and page is in its list', () => {
  const pagesOf = (folder: string) =>
    documents.filter(file => path.dirname(file) === folder && !file.endsWith('README.md'));
  const listed = new Set(
    ['shell/docs/README.md', 'shell/docs/decisions/README.md'].flatMap(list =>
      linksIn(read(list)).map(link => path.join(path.dirname(list), link.replace(/#.*/, ''))),
    ),
  );
  const pages = ['shell/docs/decisions', 'shell/docs/architecture'].flatMap(pagesOf);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(page => !listed.has(page))).toEqual([]);
});
