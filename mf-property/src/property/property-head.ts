import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import { keyOf } from '@home-truths/platform/data';
import type { Ctx, Head, PageHandle } from '@home-truths/platform/router';
import { fullAddress, localityOf, reviewsText } from '@home-truths/platform/ui/home';
import { propertyQuery } from '../queries.ts';
import { FILTERS } from './filter-link.tsx';
import { isMissing } from './is-missing.ts';
import { loadLateChunks } from './late-chunks.ts';
import { propertyId } from './property-id.ts';
import { ratingText } from './rating.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'Home Truths';

const description = (property: PropertyDetail) => {
  const kind = `this ${property.propertyType} in ${localityOf(property)}`;
  if (property.reviewCount === 0) return `No reviews yet for ${kind}. Know the truth before you sign.`;
  const named = property.issueTagCounts.slice(0, 3).map(({ tag }) => tag);
  const tags = named.length ? ` Most mentioned: ${named.join(', ')}.` : '';
  return `${ratingText(property)} from ${reviewsText(property.reviewCount)} of ${kind}.${tags} Know the truth before you sign.`;
};

const headOf = (property: PropertyDetail, search: URLSearchParams): Head => ({
  title: `${fullAddress(property)} | ${SITE}`,
  description: description(property),
  canonical: `/property/${property.id}`,
  // link previews take no drawings (SVG): without a photo the site's own picture stands there
  image: property.propertyImages[0],
  // search engines read it in the document: no browser carries it
  jsonLd: process.env.SIDE === 'browser' ? undefined : structuredData(property),
  noindex: property.reviewCount === 0 || FILTERS.some(name => search.has(name)),
});

const headWithout = (error: unknown): Head => ({
  title: isMissing(error) ? `Property not found | ${SITE}` : SITE,
  noindex: true,
});

/** What a property's page says about itself in the document's head. */
export const propertyHead = ({ queryClient, api }: Ctx): PageHandle => ({
  async ready() {
    const [, property] =
      queryClient.getQueriesData<PropertyDetail>({ queryKey: keyOf(readProperty) })[0] ?? [];
    if (property) await loadLateChunks(property);
  },
  head({ params, search }) {
    const id = propertyId(params.id);
    if (id === undefined) return headWithout({ status: 404 });
    const query = queryClient.getQueryState(propertyQuery(api, id).queryKey);
    return query?.data ? headOf(query.data, search) : headWithout(query?.error);
  },
});
