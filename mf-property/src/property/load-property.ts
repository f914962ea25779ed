import type { Ctx } from '@home-truths/platform/router';
import { propertyQuery } from '../queries.ts';
import { isNotFound } from './is-not-found.ts';
import { propertyId } from './property-id.ts';

const notFound = () => new Response('Property not found', { status: 404 });

/**
 * Milliseconds a page waits for its property before it is shown with placeholders. On the server it always waits.
 */
const PLACEHOLDER_DELAY_MS = typeof document === 'undefined' ? undefined : 300;

const withTimeLimit = <Data>(data: Promise<Data>, limitMs?: number) =>
  limitMs === undefined ? data : Promise.race([data, new Promise(resolve => setTimeout(resolve, limitMs))]);

/** Fills the query cache for a property’s page; responds with 404 for a property that does not exist. */
export const loadProperty =
  (ctx: Ctx) =>
  async ({ params, request }: { params: { id?: string }; request: Request }) => {
    const id = propertyId(params.id);
    if (id === undefined) throw notFound();
    const reviews = ctx.slots.prepare(
      'property.reviews/v1',
      ctx,
      [{ propertyId: id }],
      new URL(request.url).searchParams,
    );
    const bookmark = ctx.slots.prepare('account.bookmark/v1', ctx, [{ propertyId: id }]);
    const property = ctx.queryClient.ensureQueryData(propertyQuery(ctx.api, id)).catch(error => {
      throw isNotFound(error) ? notFound() : error;
    });
    await Promise.all([withTimeLimit(property, PLACEHOLDER_DELAY_MS), reviews, bookmark]);
    return null;
  };
