import { type ReviewSort, reviewsOfProperty } from '@home-truths/platform/contract';
import { type Api, keepPreviousData, read, useApi, useQuery } from '@home-truths/platform/data';

/** Reviews come 20 at a time (decision 64). */
export const PAGE_SIZE = 20;

/** One page of a home's reviews; the first page is 1. */
export interface ReviewsWanted {
  propertyId: number;
  sort: ReviewSort;
  page: number;
}

/** The query of one page of reviews. */
export const reviewsQuery = (api: Api, { propertyId, sort, page }: ReviewsWanted) =>
  read(api, reviewsOfProperty, { params: { id: propertyId }, query: { sort, limit: PAGE_SIZE, page } });

/** One page of reviews; while another sort is on its way the old answer stays, marked as placeholder data. */
export const useReviews = (wanted: ReviewsWanted) =>
  useQuery({ ...reviewsQuery(useApi(), wanted), placeholderData: keepPreviousData });
