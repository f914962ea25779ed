import type { Ctx } from '@home-truths/platform/router';
import { propertyQuery } from '../queries.ts';
import { isMissing } from './is-missing.ts';
import { propertyId } from './property-id.ts';

const missing = () => new Response('Property not found', { status: 404 });

/**
 * Milliseconds a page waits for its property before it is shown with placeholders. On the server it always waits.
 */
const PATIENCE = typeof document === 'undefined' ? undefined : 300;

const atMost = <Data>(data: Promise<Data>, limit?: number) =>
  limit === undefined ? data : Promise.race([data, new Promise(done => setTimeout(done, limit))]);

/** Fills the query cache for a property's page; a property that is not there is answered with 404. */
export const loadProperty =
  (ctx: Ctx) =>
  async ({ params, request }: { params: { id?: string }; request: Request }) => {
    const id = propertyId(params.id);
    if (id === undefined) throw missing();
    const reviews = ctx.slots.prepare(
      'property.reviews/v1',
      ctx,
      [{ propertyId: id }],
      new URL(request.url).searchParams,
    );
    const bookmark = ctx.slots.prepare('account.bookmark/v1', ctx, [{ propertyId: id }]);
    const property = ctx.queryClient.ensureQueryData(propertyQuery(ctx.api, id)).catch(error => {
      throw isMissing(error) ? missing() : error;
    });
    await Promise.all([atMost(property, PATIENCE), reviews, bookmark]);
    return null;
  };
