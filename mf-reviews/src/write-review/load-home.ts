import { RECORD_ID } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { ownReviewQuery, propertyQuery } from '../queries.ts';

const missing = () => new Response('Property not found', { status: 404 });

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The id of the home that is reviewed, as it stands in the address. */
export const homeId = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Reads the home that is reviewed, where the address names one; a home that is not there is answered with 404. */
export const loadHome =
  ({ queryClient, api, session }: Ctx) =>
  async ({ params: { propertyId } }: { params: { propertyId?: string } }) => {
    if (propertyId === undefined) return null;
    if (!RECORD_ID.test(propertyId)) throw missing();
    const id = Number(propertyId);
    const { user } = session.getState();
    // the form can be filled in without it: the server refuses a second review, too
    const own = user && queryClient.prefetchQuery(ownReviewQuery(api, user.id, id));
    await queryClient.ensureQueryData(propertyQuery(api, id)).catch(error => {
      throw isMissing(error) ? missing() : error;
    });
    await own;
    return null;
  };
