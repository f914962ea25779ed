import type { GuideSection } from '../guides/guide.ts';

/** A page about the site, with a guide's blocks except `ad`. */
export interface SitePage {
  /** Also the path: `/{slug}`. */
  slug: string;
  title: string;
  metaTitle: string;
  description: string;
  /** May contain links and strong text. */
  intro: string;
  /** The last change of a legally binding page, as 2026-11-21. */
  updated?: string;
  sections: GuideSection[];
}
