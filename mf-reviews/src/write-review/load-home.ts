import { RECORD_ID } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { propertyQuery } from '../queries.ts';

const missing = () => new Response('Property not found', { status: 404 });

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The id of the home that is reviewed, as it stands in the address. */
export const homeId = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Reads the home that is reviewed, where the address names one; a home that is not there is answered with 404. */
export const loadHome =
  ({ queryClient, api }: Ctx) =>
  async ({ params: { propertyId } }: { params: { propertyId?: string } }) => {
    if (propertyId === undefined) return null;
    if (!RECORD_ID.test(propertyId)) throw missing();
    await queryClient.ensureQueryData(propertyQuery(api, Number(propertyId))).catch(error => {
      throw isMissing(error) ? missing() : error;
    });
    return null;
  };
