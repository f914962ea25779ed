import { raw, statement } from '../database/statement.ts';

const CARD_COLUMNS =
  'id, title, slug, excerpt, image_url as "imageUrl", read_time as "readTime", category, updated::text';

export const allResources = () => statement`select ${raw(CARD_COLUMNS)} from resource order by id`;

export const resourceBySlug = (slug: string) =>
  statement`select ${raw(CARD_COLUMNS)}, content from resource where slug = ${slug}`;
