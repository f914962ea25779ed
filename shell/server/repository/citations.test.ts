import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../commands/project-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RECORDS = 'shell/docs/decisions';
const TEXT = /\.(ts|tsx|mts|mjs|js|md|json|ya?ml|template|txt|html|css)$/;

const files = projectFiles().filter(file => TEXT.test(file) && file !== 'package-lock.json');
const recordFiles = fs.readdirSync(path.join(ROOT, RECORDS)).filter(name => name !== 'README.md');
const recordNumbers = recordFiles.map(name => name.slice(0, 3));

/** A pattern in which a space stands for any gap between words, also one over the lines of a comment. */
const pattern = (source: string) => new RegExp(source.replaceAll(' ', '(?:\\s|\\*|//)+'), 'gi');

const ONE = pattern('\\bdecision(?: record)? (\\d+)');
const SEVERAL = pattern('\\bdecisions(?: records)? (\\d+(?:(?:,| and| or| to) \\d+)*)');
const DOCUMENT = /[\w./-]*\w\.md\b/g;
/** Parts of documents that this repository does not have. */
const ELSEWHERE = [
  pattern('\\bspec(?:ification)?,? sections?\\b'),
  pattern('\\bthe specification\\b'),
  pattern('\\b(?:reliability|security),? rows?\\b'),
  /\(rows? \d+\)/g,
];

const documents = files.filter(file => file.endsWith('.md'));
const documentNames = new Set(documents.map(file => path.basename(file)));

/** What a text cites and is not there: decisions without a record, and documents. */
function missingIn(text: string): string[] {
  const numbers = [ONE, SEVERAL].flatMap(each => [...text.matchAll(each)].map(([, list = '']) => list));
  const decisions = numbers.flatMap(list => list.match(/\d+/g) ?? []);
  const parts = ELSEWHERE.flatMap(each => text.match(each) ?? []);
  const cited = text.match(DOCUMENT) ?? [];
  return [
    ...decisions.filter(number => !recordNumbers.includes(number)).map(number => `decision ${number}`),
    ...parts,
    ...cited.filter(document => !documentNames.has(path.basename(document))),
  ];
}

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The links of a document that lead to a file. */
function linksIn(markdown: string): string[] {
  const links = withoutCode(markdown).matchAll(/\]\(\s*([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm);
  return [...links]
    .map(([, inText, below]) => inText ?? below ?? '')
    .filter(link => !/^(#|[a-z]+:)/.test(link))
    .map(link => decodeURI(link.replace(/#.*/, '')));
}

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

test('each decision that is cited has a record, and no text cites a document that is not here', () => {
  const own = path.relative(ROOT, import.meta.filename).replaceAll(path.sep, '/');
  const others = files.filter(file => file !== own);
  expect(others.length).toBeGreaterThan(1_000);
  expect(others.flatMap(file => missingIn(read(file)).map(missing => `${file}: ${missing}`))).toEqual([]);
});

test('each record has a number of its own, and the list of records names it', () => {
  expect(recordFiles.filter(name => !/^\d{3}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
  expect(recordNumbers.filter((number, at) => recordNumbers.indexOf(number) !== at)).toEqual([]);
  expect(linksIn(read(`${RECORDS}/README.md`)).toSorted()).toEqual(recordFiles.toSorted());
});

test('the links of all documents lead to files that are there', () => {
  const links = documents.flatMap(file => linksIn(read(file)).map(link => [file, link] as const));
  expect(links.length).toBeGreaterThan(recordFiles.length);
  const isDead = ([file, link]: readonly [string, string]) =>
    !fs.existsSync(path.resolve(ROOT, path.dirname(file), link));
  expect(links.filter(isDead)).toEqual([]);
});

test.each([
  ['/** As before (decision 144). */', []],
  ['/** As before (decisions 144,\n * 999 and 44). */', ['decision 999', 'decision 44']],
  ['// see decision\n// record 7', ['decision 7']],
  ['Longest texts (spec section 9).', ['spec section']],
  ['in time (reliability, security\n * row 27), once (row 9)', ['security\n * row', '(row 9)']],
  ['As spec.md says; see ../docs/by-hand.md, decisions/other.md.', ['spec.md', 'decisions/other.md']],
])('in %j these are missing: %j', (text, missing) => {
  expect(missingIn(text)).toEqual(missing);
});
