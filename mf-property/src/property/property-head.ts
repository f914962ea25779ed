import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import { keyOf } from '@home-truths/platform/data';
import type { Ctx, Head, PageHandle } from '@home-truths/platform/router';
import { fullAddress, localityOf, reviewsText } from '@home-truths/platform/ui/home';
import { propertyQuery } from '../queries.ts';
import { FILTERS } from './filter-link.tsx';
import { isMissing } from './is-missing.ts';
import { lateParts } from './late-parts.ts';
import { propertyId } from './property-id.ts';
import { ratingText } from './rating.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'Home Truths';

const description = (home: PropertyDetail) => {
  const kind = `this ${home.propertyType} in ${localityOf(home)}`;
  if (home.reviewCount === 0) return `No reviews yet for ${kind}. Know the truth before you sign.`;
  const named = home.issueTagCounts.slice(0, 3).map(({ tag }) => tag);
  const tags = named.length ? ` Most mentioned: ${named.join(', ')}.` : '';
  return `${ratingText(home)} from ${reviewsText(home.reviewCount)} of ${kind}.${tags} Know the truth before you sign.`;
};

const headOf = (home: PropertyDetail, search: URLSearchParams): Head => ({
  title: `${fullAddress(home)} | ${SITE}`,
  description: description(home),
  canonical: `/property/${home.id}`,
  // link previews take no drawings (SVG): without a photo the site's own picture stands there
  image: home.propertyImages[0],
  // search engines read it in the document: no browser carries it
  jsonLd: process.env.SIDE === 'browser' ? undefined : structuredData(home),
  noindex: home.reviewCount === 0 || FILTERS.some(name => search.has(name)),
});

const headWithout = (error: unknown): Head => ({
  title: isMissing(error) ? `Property not found | ${SITE}` : SITE,
  noindex: true,
});

/** What a home's page says about itself in the document's head. */
export const propertyHead = ({ queryClient, api }: Ctx): PageHandle => ({
  async ready() {
    const [, home] = queryClient.getQueriesData<PropertyDetail>({ queryKey: keyOf(readProperty) })[0] ?? [];
    if (home) await lateParts(home);
  },
  head({ params, search }) {
    const id = propertyId(params.id);
    if (id === undefined) return headWithout({ status: 404 });
    const query = queryClient.getQueryState(propertyQuery(api, id).queryKey);
    return query?.data ? headOf(query.data, search) : headWithout(query?.error);
  },
});
