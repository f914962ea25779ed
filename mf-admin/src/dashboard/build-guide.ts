import type { ResourceCard } from '@home-truths/platform/contract';

/** Test data. */
export const buildGuide = (slug: string, updated: string | null): ResourceCard => ({
  id: 1,
  slug,
  title: `Guide ${slug}`,
  excerpt: '',
  imageUrl: null,
  readTime: 5,
  category: 'buying',
  updated,
});
