import * as z from 'zod/mini';
import { text } from './fields.ts';

export const ResourceCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Minutes. */
  readTime: z.int(),
  category: z.string(),
  /** The day when its facts were last checked, such as 2026-11-21. */
  updated: z.nullable(z.string()),
});
export type ResourceCard = z.infer<typeof ResourceCard>;

/** Paragraphs of the content are separated by blank lines. */
export const Resource = z.extend(ResourceCard, { content: z.string() });
export type Resource = z.infer<typeof Resource>;

export const listResourcesSchemas = { reply: z.array(ResourceCard) };

export const readResourceSchemas = {
  params: z.object({ slug: text('Slug', { min: 1, max: 100 }) }),
  reply: Resource,
};
