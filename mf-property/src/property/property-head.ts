import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import { keyOf } from '@home-truths/platform/data';
import { isNotFound } from '@home-truths/platform/page';
import type { Ctx, Head, PageHandle } from '@home-truths/platform/router';
import { fullAddress, localityOf, reviewsText } from '@home-truths/platform/ui/property';
import { propertyQuery } from '../queries.ts';
import { loadUnreviewed } from './late-chunks.ts';
import { loadPropertyPage } from './load-property-page.ts';
import { parseId } from './parse-id.ts';
import { ratingText } from './rating.ts';
import { REVIEW_FILTER_PARAMS } from './review-filter-params.ts';
import { shareImageOf } from './share-image.ts';
import { propertyData } from './structured-data.ts';

export const SITE_NAME = 'Home Truths';
export const SLOGAN = 'Know the truth before you sign.';

const description = (property: PropertyDetail) => {
  const kind = `this ${property.propertyType} in ${localityOf(property)}`;
  if (property.reviewCount === 0) return `No reviews yet for ${kind}. ${SLOGAN}`;
  const topTags = property.issueTagCounts.slice(0, 3).map(({ tag }) => tag);
  const tagText = topTags.length ? ` Most mentioned: ${topTags.join(', ')}.` : '';
  return `${ratingText(property)} from ${reviewsText(property.reviewCount)} of ${kind}.${tagText} ${SLOGAN}`;
};

const headOf = (property: PropertyDetail, searchParams: URLSearchParams): Head => ({
  title: `${fullAddress(property)} | ${SITE_NAME}`,
  description: description(property),
  canonical: `/property/${property.id}`,
  // only the server-rendered document needs these
  ...(process.env.SIDE !== 'browser' && {
    image: property.propertyImages[0] ?? shareImageOf('home', property),
    jsonLd: propertyData(property),
  }),
  noindex: property.reviewCount === 0 || REVIEW_FILTER_PARAMS.some(name => searchParams.has(name)),
});

const errorHead = (error: unknown): Head => ({
  title: isNotFound(error) ? `Property not found | ${SITE_NAME}` : SITE_NAME,
  noindex: true,
});

/** Returns true if the server rendered all slots (see `PageHandle.deferred`). */
export const hasAllSlots = ({ slots }: Ctx) =>
  !slots.isEmpty('property.reviews/v1') &&
  !slots.isEmpty('building.reviews/v1') &&
  !slots.isEmpty('account.bookmark/v1');

export function propertyHead(ctx: Ctx): PageHandle {
  const { queryClient, api } = ctx;
  return {
    async preload() {
      // at hydration the cache has only this page's property
      const [, property] =
        queryClient.getQueriesData<PropertyDetail>({ queryKey: keyOf(readProperty) })[0] ?? [];
      await Promise.all([loadPropertyPage(), property?.reviewCount === 0 && loadUnreviewed()]);
    },
    deferred: () => hasAllSlots(ctx),
    head({ params, searchParams }) {
      const id = parseId(params.id);
      if (id === undefined) return errorHead({ status: 404 });
      const query = queryClient.getQueryState(propertyQuery(api, id).queryKey);
      return query?.data ? headOf(query.data, searchParams) : errorHead(query?.error);
    },
  };
}
