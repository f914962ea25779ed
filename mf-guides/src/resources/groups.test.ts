import type { ResourceCard } from '@home-truths/platform/contract';
import { groupsOf, guidesText } from './resource-list.tsx';

const resource = (slug: string, category: string): ResourceCard => ({
  id: slug.length,
  slug,
  title: slug,
  excerpt: '',
  imageUrl: null,
  readTime: 5,
  category,
  updated: null,
});

test('groups are in their order, investing last; empty ones are left out', () => {
  const groups = groupsOf([
    resource('shares', 'investing'),
    resource('loan', 'financial'),
    resource('lease', 'renting'),
    resource('auction', 'buying'),
    resource('deposit', 'financial'),
  ]);
  expect(groups.map(({ name, resources }) => [name, resources.map(({ slug }) => slug)])).toEqual([
    ['Buying Property', ['auction']],
    ['Renting Property', ['lease']],
    ['Financial Planning', ['loan', 'deposit']],
    ['Property Investment', ['shares']],
  ]);
});

test('one guide is not many', () => {
  expect([guidesText(1), guidesText(3)]).toEqual(['1 guide', '3 guides']);
});
