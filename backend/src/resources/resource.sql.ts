import { db } from '../platform/database/tables.ts';

const cards = () =>
  db
    .selectFrom('resource')
    .select(['id', 'title', 'slug', 'excerpt', 'image_url as imageUrl', 'read_time as readTime'])
    .select(['category', 'updated']);

/** All resources as cards, in the order they came. */
export const allResources = () => cards().orderBy('id');

/** One resource with its content; no row when there is none. */
export const resourceBySlug = (slug: string) => cards().select('content').where('slug', '=', slug);
