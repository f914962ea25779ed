/**
 * A row of the table `resource`, as it is first filled. `content` is plain text in parts, each parted from the
 * next by a blank line. A part that begins with `## ` is a sub-heading, one whose lines all begin with `- ` is a
 * list, and any other is a paragraph. Nothing else is marked: no links, no emphasis.
 */
export interface ResourceRow {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  /** Minutes. */
  readTime: number;
  /** The day its facts were last checked, as 2026-11-21. */
  updated: string;
  category: 'buying' | 'renting' | 'investing' | 'legal' | 'financial';
}

/** The address of a resource's drawing, which the remote of the guides serves. */
export const heroOf = (slug: string) => `/resources/heroes/${slug}.svg`;
