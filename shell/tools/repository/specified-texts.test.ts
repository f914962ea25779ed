import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractTexts } from './extract-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The sources below a folder, tests left out. */
const sourcesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
    .map(file => path.join(ROOT, folder, file));

/** Says of a text whether it is in the sources: a short one is one of theirs, a longer one may stand within another. */
function finder(folders: string[]) {
  const texts = new Set(folders.flatMap(sourcesIn).flatMap(extractTexts));
  const longer = [...texts].join('\n');
  return (text: string) => texts.has(text) || (text.split(' ').length > 2 && longer.includes(text));
}

const groups = readFileSync(path.join(import.meta.dirname, 'specified-texts.txt'), 'utf8')
  .split(/^\[(.+)\]$/m)
  .slice(1)
  .map((part, index, all) => [part, all[index + 1] ?? ''] as const)
  .filter((_, index) => index % 2 === 0);

const linesOf = (group: string) => group.split('\n').filter(line => line && !line.startsWith('#'));

describe.each(groups)('%s says', (folders, group) => {
  const isThere = finder(folders.split(' '));

  it.each(linesOf(group).map(line => line.split(' <- ')))('%s', (text, parts = text as string) => {
    expect(parts.split(' | ').filter(part => !isThere(part))).toEqual([]);
  });
});

it('a text that is written otherwise is not found', () => {
  expect(groups.flatMap(([, group]) => linesOf(group)).length).toBeGreaterThan(200);
  const isThere = finder(['mf-admin/src', 'mf-account/src']);
  const others = ['No leads Found', 'No leads found…', 'Setting', 'Please sign in to view your Profile.'];
  expect(others.filter(isThere)).toEqual([]);
});
