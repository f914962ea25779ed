import { GUIDES } from '../guides/library.ts';

export const isGuide = (slug: string) => GUIDES.some(guide => guide.slug === slug);

/** Returns `/home-deposit-guide`, or `/resources/how-to-read-a-strata-report`. */
export const resourcePath = (slug: string) => (isGuide(slug) ? `/${slug}` : `/resources/${slug}`);
