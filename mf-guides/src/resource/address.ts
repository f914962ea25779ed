import { GUIDES } from '../guides/library.ts';

/** Whether a resource has a page of its own at the top of the site (decision 139). */
export const isGuide = (slug: string) => GUIDES.some(guide => guide.slug === slug);

/** Where a resource is read: `/home-deposit-guide`, `/resources/how-to-read-a-strata-report`. */
export const addressOf = (slug: string) => (isGuide(slug) ? `/${slug}` : `/resources/${slug}`);
