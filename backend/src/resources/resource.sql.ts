import { db } from '../platform/database/tables.ts';

const cards = () =>
  db
    .selectFrom('resource')
    .select(['id', 'title', 'slug', 'excerpt', 'image_url as imageUrl', 'read_time as readTime'])
    .select(['category', 'updated']);

export const allResources = () => cards().orderBy('id');

export const resourceBySlug = (slug: string) => cards().select('content').where('slug', '=', slug);
