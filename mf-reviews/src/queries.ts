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

/** Reviews per page. */
export const PAGE_SIZE = 20;

/** Which reviews are listed, and in which order. */
interface ListedReviews {
  sort: ReviewSort;
  filter?: ReviewFilter;
}

/** Which reviews of a property are listed, and in which order. */
export interface ReviewListParams extends ListedReviews {
  propertyId: number;
}

/** Whose reviews are listed: those of a property, or of all properties of a building. */
export type ReviewPlace = { propertyId: number } | { buildingId: number };

/** A review in a list; in that of a building it says which property it is about. */
export type ListedReview = Review & Partial<Pick<BuildingReview, 'property'>>;

/** The query of the reviews of a property in pages. */
export const reviewsQuery = (api: Api, { propertyId, sort, filter }: ReviewListParams) =>
  readInPages(
    api,
    reviewsOfProperty,
    page => ({ params: { id: propertyId }, query: { sort, limit: PAGE_SIZE, page, ...filter } }),
    PAGE_SIZE,
  );

/** The first pages of the reviews; while another order is loading, the old ones stay as placeholder data. */
export const useReviews = (params: ReviewListParams, pages: number) =>
  usePages({ ...reviewsQuery(useApi(), params), placeholderData: keepPreviousData }, pages);

/** The query of the reviews of a building in pages. */
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

/** The query of the three newest reviews of a building. */
export const latestReviewsQuery = (api: Api, buildingId: number) =>
  readInPages(api, reviewsOfBuilding, () => ({ params: { id: buildingId }, query: { limit: 3 } }), 3);

/** The query of the reviews of a place that this person marked as helpful: their ids. */
export const helpfulMarksQuery = (api: Api, place: ReviewPlace) => ({
  ...read(api, markedReviews, { query: place }),
  // another user who signs in here has marked other reviews
  meta: { personal: true },
});

/** The reviews of a place that this person marked as helpful; empty until they have loaded. */
export const useHelpfulMarks = (place: ReviewPlace) =>
  useQuery(helpfulMarksQuery(useApi(), place)).data ?? [];

/** The query of one property. */
export const propertyQuery = (api: Api, id: number) => read(api, readProperty, { params: { id } });

/** One property; without an id, nothing is requested. */
export const useProperty = (id: number | undefined) =>
  useQuery({ ...propertyQuery(useApi(), id ?? 0), enabled: id !== undefined });

/** The query of a person's own reviews in pages, newest first. */
export const myReviewsQuery = (api: Api, userId: number) =>
  readInPages(
    api,
    reviewsOfUser,
    page => ({ params: { id: userId }, query: { limit: LIMITS.ownPage, page } }),
    LIMITS.ownPage,
  );

/** The first pages of a person's own reviews. */
export const useMyReviews = (userId: number, pages: number) =>
  usePages(myReviewsQuery(useApi(), userId), pages);

/** The query of a person's own review of a property: one at most. */
export const ownReviewQuery = (api: Api, id: number, propertyId: number) =>
  read(api, reviewsOfUser, { params: { id }, query: { propertyId } });

/** The signed-in person's own review of a property, once it has loaded; undefined if there is none. */
export function useOwnReview(propertyId: number | undefined): MyReview | undefined {
  const id = useSession(({ user }) => user?.id);
  const api = useApi();
  const enabled = id !== undefined && propertyId !== undefined;
  return useQuery({ ...ownReviewQuery(api, id ?? 0, propertyId ?? 0), enabled }).data?.rows[0];
}

/** The most pages that are fetched before a list is rendered: as many as can be opened without JavaScript. */
const MAX_PRELOADED_PAGES = 5;

/** How many pages of a list are fetched before it is rendered. */
export const pagesToPreload = (pages: number) => Math.min(pages, MAX_PRELOADED_PAGES);
