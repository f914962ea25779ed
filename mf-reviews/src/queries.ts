import {
  type BuildingReview,
  LIMITS,
  type MyReview,
  markedReviews,
  type Review,
  type ReviewSort,
  readProperty,
  reviewsOfBuilding,
  reviewsOfProperty,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import {
  type Api,
  keepPreviousData,
  read,
  readInPages,
  useApi,
  usePages,
  useQuery,
} from '@home-truths/platform/data';
import { useSession } from '@home-truths/platform/session';
import type { ReviewFilter } from './reviews/list-search-params.ts';

export const PAGE_SIZE = 20;

interface ListedReviews {
  sort: ReviewSort;
  filter?: ReviewFilter;
}

export interface ReviewListParams extends ListedReviews {
  propertyId: number;
}

/** A property, or a building with all of its properties. */
export type ReviewPlace = { propertyId: number } | { buildingId: number };

export type ListedReview = Review & Partial<Pick<BuildingReview, 'property'>>;

export const reviewsQuery = (api: Api, { propertyId, sort, filter }: ReviewListParams) =>
  readInPages(
    api,
    reviewsOfProperty,
    page => ({ params: { id: propertyId }, query: { sort, limit: PAGE_SIZE, page, ...filter } }),
    PAGE_SIZE,
  );

export const useReviews = (params: ReviewListParams, pages: number) =>
  usePages({ ...reviewsQuery(useApi(), params), placeholderData: keepPreviousData }, pages);

export const buildingReviewsQuery = (
  api: Api,
  { buildingId, sort, filter }: ListedReviews & { buildingId: number },
) =>
  readInPages(
    api,
    reviewsOfBuilding,
    page => ({ params: { id: buildingId }, query: { sort, limit: PAGE_SIZE, page, ...filter } }),
    PAGE_SIZE,
  );

export const latestReviewsQuery = (api: Api, buildingId: number) =>
  readInPages(api, reviewsOfBuilding, () => ({ params: { id: buildingId }, query: { limit: 3 } }), 3);

/** Returns the ids of the reviews that this visitor voted for. */
export const helpfulVotesQuery = (api: Api, place: ReviewPlace) => ({
  ...read(api, markedReviews, { query: place }),
  // another user who signs in here voted for other reviews
  meta: { personal: true },
});

export const useHelpfulVotes = (place: ReviewPlace) =>
  useQuery(helpfulVotesQuery(useApi(), place)).data ?? [];

export const propertyQuery = (api: Api, id: number) => read(api, readProperty, { params: { id } });

export const useProperty = (id: number | undefined) =>
  useQuery({ ...propertyQuery(useApi(), id ?? 0), enabled: id !== undefined });

export const myReviewsQuery = (api: Api, userId: number) =>
  readInPages(
    api,
    reviewsOfUser,
    page => ({ params: { id: userId }, query: { limit: LIMITS.ownPage, page } }),
    LIMITS.ownPage,
  );

export const useMyReviews = (userId: number, pages: number) =>
  usePages(myReviewsQuery(useApi(), userId), pages);

/** The list has one row at most. */
export const ownReviewQuery = (api: Api, id: number, propertyId: number) =>
  read(api, reviewsOfUser, { params: { id }, query: { propertyId } });

export function useOwnReview(propertyId: number | undefined): MyReview | undefined {
  const id = useSession(({ user }) => user?.id);
  const api = useApi();
  const enabled = id !== undefined && propertyId !== undefined;
  return useQuery({ ...ownReviewQuery(api, id ?? 0, propertyId ?? 0), enabled }).data?.rows[0];
}

/** The most pages fetched before a list renders, so the most that can be opened without JavaScript. */
const MAX_PRELOADED_PAGES = 5;

export const pagesToPreload = (pages: number) => Math.min(pages, MAX_PRELOADED_PAGES);
