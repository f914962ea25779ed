import {
  isNotFound,
  LazySection,
  MessagePage,
  notFound,
  orNotFound,
  UnavailablePage,
  untilPlaceholders,
} from '@home-truths/platform/page';
import { type Ctx, type RemoteRoutes, useParams, useRouteError } from '@home-truths/platform/router';
import { ButtonLink, Container } from '@home-truths/platform/ui';
import { useMemo } from 'react';
import { loadPropertyPage } from './property/load-property-page.ts';
import { hasAllSlots, propertyHead } from './property/property-head.ts';
import { propertyId } from './property/property-id.ts';
import { PropertySkeleton } from './property/property-skeleton.tsx';
import { propertyQuery, useProperty } from './queries.ts';

/** Fills the query cache for a property’s page; responds with 404 for a property that does not exist. */
const loadProperty =
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
    const code = loadPropertyPage().catch(() => {});
    await Promise.all([untilPlaceholders(property), code, reviews, bookmark]);
    return null;
  };

/** Shown for a property that does not exist, or cannot be loaded right now. */
const PropertyError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage
      title="Property not found"
      text="We couldn’t find this property. It may have been removed, or the link may be incomplete."
    >
      <ButtonLink to="/search">Search properties</ButtonLink>
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this property right now">
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </UnavailablePage>
  );

/** A property's page: placeholders while it loads; errors are rendered by the route’s error element. */
function PropertyScreen({ deferred }: { deferred: () => boolean }) {
  const { data: property, error } = useProperty(Number(useParams().id));
  const props = useMemo(() => property && { property }, [property]);
  if (error) throw error;
  if (!props) return <PropertySkeleton />;
  return (
    <LazySection
      key={props.property.id}
      load={loadPropertyPage}
      props={props}
      what="this property"
      fallback={<PropertySkeleton />}
      frame={message => <Container py="8">{message}</Container>}
      deferred={deferred}
    />
  );
}

/** Both paths show one page; `/property/:id` is the canonical one (decision 115). */
const PATHS = ['property/:id', 'properties/:id'];

/** The pages of this remote. */
const routes: RemoteRoutes = ctx =>
  PATHS.map(path => ({
    id: path,
    path,
    loader: loadProperty(ctx),
    handle: propertyHead(ctx),
    element: <PropertyScreen deferred={() => hasAllSlots(ctx)} />,
    errorElement: <PropertyError />,
    hydrateFallbackElement: <PropertySkeleton />,
  }));

export default routes satisfies RemoteRoutes;
