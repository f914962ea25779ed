import * as z from 'zod/mini';
import { oneOf, queryInteger, text } from './fields.ts';
import { LIMITS } from './rules.ts';

export const SitemapEntries = z.object({
  /**
   * An id or the end of a suburb's path, and the day in Sydney of the newest review: `vic/richmond-3121 2026-11-25`.
   */
  entries: z.array(z.string()),
  /** The next value of `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type SitemapEntries = z.infer<typeof SitemapEntries>;

export const sitemapEntriesSchemas = {
  query: z.object({
    kind: oneOf('Kind', ['suburbs', 'buildings', 'properties']),
    /** The `next` of the previous reply: an id, or a suburb's path, in which state and postcode are beside the name. */
    after: z.optional(text('After', { min: 1, max: LIMITS.suburb + 20 })),
    limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.sitemapPage })),
  }),
  reply: SitemapEntries,
};
