import type { BuildingDetail } from '@home-truths/platform/contract';
import { isNotFound } from '@home-truths/platform/page';
import type { Ctx, Head, PageHandle } from '@home-truths/platform/router';
import { fullAddress } from '@home-truths/platform/ui/property';
import { parseId } from '../property/parse-id.ts';
import { hasAllSlots, SITE_NAME, SLOGAN } from '../property/property-head.ts';
import { ratingText } from '../property/rating.ts';
import { REVIEW_FILTER_PARAMS } from '../property/review-filter-params.ts';
import { shareImageOf } from '../property/share-image.ts';
import { buildingData } from '../property/structured-data.ts';
import { buildingQuery } from '../queries.ts';
import { basisText } from './building-texts.ts';
import { loadBuildingPage } from './load-building-page.ts';
import { PAGE_COUNT_PARAM } from './page-count.ts';

function description(building: BuildingDetail) {
  const address = fullAddress(building);
  if (building.reviewCount === 0) return `No reviews yet of ${address}. ${SLOGAN}`;
  const tags = building.issueTagCounts.slice(0, 3).map(({ tag }) => tag);
  const tagText = tags.length ? ` Most mentioned: ${tags.join(', ')}.` : '';
  return `${ratingText(building)} from ${basisText(building)} at ${address}.${tagText} ${SLOGAN}`;
}

const headOf = (building: BuildingDetail, searchParams: URLSearchParams): Head => ({
  title: `${[building.name, fullAddress(building)].filter(Boolean).join(', ')} | ${SITE_NAME}`,
  description: description(building),
  canonical: `/building/${building.id}`,
  // only the server-rendered document needs these
  ...(process.env.SIDE !== 'browser' && {
    image: shareImageOf('building', building),
    jsonLd: buildingData(building),
  }),
  noindex:
    building.reviewCount === 0 ||
    [...REVIEW_FILTER_PARAMS, PAGE_COUNT_PARAM].some(name => searchParams.has(name)),
});

export const buildingHead = (ctx: Ctx): PageHandle => ({
  preload: loadBuildingPage,
  deferred: () => hasAllSlots(ctx),
  head({ params, searchParams }) {
    const id = parseId(params.id);
    const query =
      id === undefined ? undefined : ctx.queryClient.getQueryState(buildingQuery(ctx.api, id).queryKey);
    if (query?.data) return headOf(query.data, searchParams);
    const isMissing = id === undefined || isNotFound(query?.error);
    return { title: isMissing ? `Building not found | ${SITE_NAME}` : SITE_NAME, noindex: true };
  },
});
