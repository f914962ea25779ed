import type { Statement } from '../database/database.ts';

const CARD_COLUMNS =
  'id, title, slug, excerpt, image_url as "imageUrl", read_time as "readTime", category, updated::text';

/** All resources as cards, in the order they came. */
export const allResources = (): Statement => ({
  text: `select ${CARD_COLUMNS} from resource order by id`,
  values: [],
});

/** One resource with its content; no row when there is none. */
export const resourceBySlug = (slug: string): Statement => ({
  text: `select ${CARD_COLUMNS}, content from resource where slug = $1`,
  values: [slug],
});
