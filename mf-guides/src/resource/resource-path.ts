import { GUIDES } from '../guides/library.ts';

/** Whether a resource has a top-level page of its own. */
export const isGuide = (slug: string) => GUIDES.some(guide => guide.slug === slug);

/** The path of a resource: `/home-deposit-guide`, `/resources/how-to-read-a-strata-report`. */
export const resourcePath = (slug: string) => (isGuide(slug) ? `/${slug}` : `/resources/${slug}`);
