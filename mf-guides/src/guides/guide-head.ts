import type { PageHandle } from '@home-truths/platform/router';
import { type GuideEntry, guideAtHand } from './library.ts';

/** What a guide's page says about itself in the document's head. */
export const guideHead =
  ({ slug, title }: GuideEntry): PageHandle['head'] =>
  () => {
    const guide = guideAtHand(slug);
    return {
      title: `${guide?.metaTitle ?? title} | Home Truths`,
      description: guide?.description,
      canonical: `/${slug}`,
    };
  };
