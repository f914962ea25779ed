import * as z from 'zod/mini';
import { LIMITS } from './rules.ts';
import { oneOf, queryInteger, text } from './text.ts';

/** Rows of a page, and where the next one begins. */
export const SitemapEntries = z.object({
  /**
   * The id of a property or a building, or of a suburb the end of its path, and the day in Sydney of its newest review:
   * `vic/richmond-3121 2026-11-25`. In one text, since there may be millions.
   */
  entries: z.array(z.string()),
  /** For `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type SitemapEntries = z.infer<typeof SitemapEntries>;

/** Input and output of `sitemapEntries`. */
export const sitemapEntriesSchemas = {
  query: z.object({
    kind: oneOf('Kind', ['suburbs', 'buildings', 'properties']),
    after: z.optional(text('After', { min: 1, max: LIMITS.suburb + 20 })),
    limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.sitemapPage })),
  }),
  reply: SitemapEntries,
};
