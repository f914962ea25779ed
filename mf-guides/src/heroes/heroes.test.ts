import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GUIDES } from '../guides/library.ts';

const FOLDER = import.meta.dirname;
const heroes = readdirSync(FOLDER).filter(name => name.endsWith('.svg'));

/** Articles of the resource list that have no page of their own. */
const ARTICLES = [
  'how-to-read-a-strata-report',
  'what-to-watch-for-when-renting',
  'hidden-costs-of-property-ownership',
  'what-to-check-in-a-contract-of-sale',
  'five-numbers-before-you-invest',
  'being-a-good-landlord',
  'how-to-write-a-fair-review',
];

test('every guide and every article has a drawing, and there is no other', () => {
  const slugs = [...GUIDES.map(({ slug }) => slug), ...ARTICLES];
  expect(heroes.toSorted()).toEqual(slugs.map(slug => `${slug}.svg`).toSorted());
});

test.each(heroes)('%s is small, wide and nothing but shapes', name => {
  const svg = readFileSync(path.join(FOLDER, name), 'utf8');
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(5 * 1024);
  expect(svg).toContain('viewBox="0 0 960 420"');
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const names = new Set(Array.from(document.querySelectorAll('*'), ({ localName }) => localName));
  expect([...names].filter(tag => !['svg', 'g', 'path', 'use', 'defs', 'clipPath'].includes(tag))).toEqual(
    [],
  );
  for (const use of document.querySelectorAll('use')) expect(use.getAttribute('href')).toMatch(/^#/);
});
