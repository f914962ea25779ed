import type { Resource, ResourceCard } from '@home-truths/contract';
import { sql, unsafe } from '../database/sql.ts';

const CARD_COLUMNS =
  'id, title, slug, excerpt, image_url as "imageUrl", read_time as "readTime", category, updated::text';

/** All resources as cards, in the order they came. */
export const allResources = () => sql<ResourceCard>`select ${unsafe(CARD_COLUMNS)} from resource order by id`;

export const resourceBySlug = (slug: string) =>
  sql<Resource>`select ${unsafe(CARD_COLUMNS)}, content from resource where slug = ${slug}`;
