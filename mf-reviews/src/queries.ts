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

interface ListOptions {
  sort: ReviewSort;
  filter?: ReviewFilter;
}

export interface ReviewListParams extends ListOptions {
  propertyId: number;
}

/** The subject of reviews: a property, or a building with all of its properties. */
export type ReviewSubject = { propertyId: number } | { buildingId: number };

/** A review; in the list of a building with its property. */
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
  { buildingId, sort, filter }: ListOptions & { buildingId: number },
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
export const helpfulVotesQuery = (api: Api, subject: ReviewSubject) => ({
  ...read(api, markedReviews, { query: subject }),
  // removed with the session: the next user voted for other reviews
  meta: { personal: true },
});

export const useHelpfulVotes = (subject: ReviewSubject) =>
  useQuery(helpfulVotesQuery(useApi(), subject)).data ?? [];

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
export const ownReviewQuery = (api: Api, userId: number, propertyId: number) =>
  read(api, reviewsOfUser, { params: { id: userId }, query: { propertyId } });

export function useOwnReview(propertyId: number | undefined): MyReview | undefined {
  const userId = useSession(({ user }) => user?.id);
  const api = useApi();
  const enabled = userId !== undefined && propertyId !== undefined;
  return useQuery({ ...ownReviewQuery(api, userId ?? 0, propertyId ?? 0), enabled }).data?.rows[0];
}

/** The most pages fetched before a list renders, so the most that can be opened without JavaScript. */
const MAX_PRELOADED_PAGES = 5;

export const pagesToPreload = (pages: number) => Math.min(pages, MAX_PRELOADED_PAGES);
