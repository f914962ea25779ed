import * as z from 'zod/mini';
import { text } from './text.ts';

/** A guide as a card shows it. */
export const ResourceCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Minutes. */
  readTime: z.int(),
  category: z.string(),
  /** The day its facts were last checked, as 2026-11-21, where it is known. */
  updated: z.nullable(z.string()),
});
export type ResourceCard = z.infer<typeof ResourceCard>;

/** A guide with its content; paragraphs are separated by blank lines. */
export const Resource = z.extend(ResourceCard, { content: z.string() });
export type Resource = z.infer<typeof Resource>;

/** Output of `listResources`. */
export const listResourcesSchemas = { reply: z.array(ResourceCard) };

/** Input and output of `readResource`. */
export const readResourceSchemas = {
  params: z.object({ slug: text('Slug', { min: 1, max: 100 }) }),
  reply: Resource,
};
