import { RECORD_ID } from '@home-truths/platform/contract';
import { notFound, orNotFound } from '@home-truths/platform/page';
import type { Ctx } from '@home-truths/platform/router';
import { ownReviewQuery, propertyQuery } from '../queries.ts';

/** The id of the reviewed property, from the URL. */
export const parsePropertyId = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Loads the reviewed property, where the URL has its id; responds with 404 where there is none. */
export const loadProperty =
  ({ queryClient, api, session }: Ctx) =>
  async ({ params: { propertyId } }: { params: { propertyId?: string } }) => {
    if (propertyId === undefined) return null;
    if (!RECORD_ID.test(propertyId)) throw notFound('Property');
    const id = Number(propertyId);
    const { user } = session.getState();
    // the form works without it: the server rejects a second review, too
    const ownReview = user && queryClient.prefetchQuery(ownReviewQuery(api, user.id, id));
    await orNotFound('Property', queryClient.ensureQueryData(propertyQuery(api, id)));
    await ownReview;
    return null;
  };
