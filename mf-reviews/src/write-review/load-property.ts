import { RECORD_ID } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { ownReviewQuery, propertyQuery } from '../queries.ts';

const notFound = () => new Response('Property not found', { status: 404 });

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The id of the reviewed property, from the URL. */
export const parsePropertyId = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Loads the reviewed property, where the URL has its id; responds with 404 where there is none. */
export const loadProperty =
  ({ queryClient, api, session }: Ctx) =>
  async ({ params: { propertyId } }: { params: { propertyId?: string } }) => {
    if (propertyId === undefined) return null;
    if (!RECORD_ID.test(propertyId)) throw notFound();
    const id = Number(propertyId);
    const { user } = session.getState();
    // the form works without it: the server rejects a second review, too
    const ownReview = user && queryClient.prefetchQuery(ownReviewQuery(api, user.id, id));
    await queryClient.ensureQueryData(propertyQuery(api, id)).catch(error => {
      throw isMissing(error) ? notFound() : error;
    });
    await ownReview;
    return null;
  };
