import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GUIDES = path.join(ROOT, 'mf-guides/src/guides/content');

/** The days that the pages of the guides give, by slug. */
const shown = readdirSync(GUIDES).flatMap(file => {
  const source = readFileSync(path.join(GUIDES, file), 'utf8');
  const [, slug] = /^ {2}slug: '([\w-]+)'/m.exec(source) ?? [];
  const [, updated] = /^ {2}updated: '([\d-]+)'/m.exec(source) ?? [];
  return slug && updated ? [[slug, updated] as const] : [];
});

it('the admin console reminds of guides by the day that their pages give', () => {
  const rows = JSON.parse(readFileSync(path.join(ROOT, 'backend/resources/resources.json'), 'utf8'));
  const stored = new Map(rows.map(({ slug, updated }: Record<string, string>) => [slug, updated]));
  expect(shown).toHaveLength(7);
  expect(shown.map(([slug]) => [slug, stored.get(slug)])).toEqual(shown);
});
