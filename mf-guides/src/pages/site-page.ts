import type { GuideSection } from '../guides/guide.ts';

/** A page about the site itself, with the same blocks as a guide and no `ad`. */
export interface SitePage {
  /** Also its path: `/{slug}`. */
  slug: string;
  title: string;
  /** Title and description of the document. */
  metaTitle: string;
  description: string;
  /** Under the title; may contain links and strong text. */
  intro: string;
  /** The day of the last change, for legally binding pages, as 2026-11-21. */
  updated?: string;
  sections: GuideSection[];
}
