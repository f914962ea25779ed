import { notFound, orNotFound, untilPlaceholders } from '@home-truths/platform/page';
import type { Ctx } from '@home-truths/platform/router';
import { propertyQuery } from '../queries.ts';
import { propertyId } from './property-id.ts';

/** Fills the query cache for a property’s page; responds with 404 for a property that does not exist. */
export const loadProperty =
  (ctx: Ctx) =>
  async ({ params, request }: { params: { id?: string }; request: Request }) => {
    const id = propertyId(params.id);
    if (id === undefined) throw notFound('Property');
    const reviews = ctx.slots.prepare(
      'property.reviews/v1',
      ctx,
      [{ propertyId: id }],
      new URL(request.url).searchParams,
    );
    const bookmark = ctx.slots.prepare('account.bookmark/v1', ctx, [{ propertyId: id }]);
    const property = orNotFound('Property', ctx.queryClient.ensureQueryData(propertyQuery(ctx.api, id)));
    await Promise.all([untilPlaceholders(property), reviews, bookmark]);
    return null;
  };
