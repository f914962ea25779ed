import type { BuildingDetail, PropertyDetail } from '@home-truths/platform/contract';
import {
  isNotFound,
  LazySection,
  MessagePage,
  notFound,
  orNotFound,
  SearchForm,
  UnavailablePage,
  untilPlaceholders,
} from '@home-truths/platform/page';
import {
  type Ctx,
  type RemoteRoutes,
  type RouteObject,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
} from '@home-truths/platform/router';
import { ButtonLink, Container } from '@home-truths/platform/ui';
import { type ComponentType, useEffect, useMemo } from 'react';
import { buildingHead } from './building/building-head.ts';
import { loadBuildingPage } from './building/load-building-page.ts';
import { readPageCount } from './building/page-count.ts';
import { checklistHead } from './checklist/checklist-head.ts';
import { loadChecklist, loadChecklistPage } from './checklist/load-checklist-page.ts';
import { compareHead } from './compare/compare-head.ts';
import { loadComparePage, loadComparison } from './compare/load-compare-page.ts';
import { hasReviewedBuilding } from './property/has-reviewed-building.ts';
import { loadPropertyPage } from './property/load-property-page.ts';
import { parseId } from './property/parse-id.ts';
import { hasAllSlots, propertyHead } from './property/property-head.ts';
import { PropertySkeleton } from './property/property-skeleton.tsx';
import {
  buildingHistoryQuery,
  buildingPropertiesQuery,
  buildingQuery,
  propertyQuery,
  ratingHistoryQuery,
  useBuilding,
  useProperty,
} from './queries.ts';

interface LoaderArguments {
  params: { id?: string };
  request: Request;
}

/** Responds with 404 for a missing property and redirects a merged one. */
const loadProperty =
  (ctx: Ctx) =>
  async ({ params, request }: LoaderArguments) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound('Property');
    const { slots, queryClient, api } = ctx;
    const { searchParams } = new URL(request.url);
    const reviews = slots.prepare('property.reviews/v1', ctx, [{ propertyId: id }], searchParams);
    const bookmark = slots.prepare('account.bookmark/v1', ctx, [{ propertyId: id }]);
    const loading = orNotFound('Property', queryClient.ensureQueryData(propertyQuery(api, id))).then(
      async property => {
        if (property.id !== id) throw redirect(`/property/${property.id}`, 301);
        if (!hasReviewedBuilding(property)) return;
        const buildingId = property.building.id;
        await Promise.all([
          queryClient.prefetchQuery(buildingQuery(api, buildingId)),
          slots.prepare('building.reviews/v1', ctx, [{ buildingId, brief: true }]),
        ]);
      },
    );
    // a failure does not stop the page
    const history = queryClient.prefetchQuery(ratingHistoryQuery(api, id));
    // the page offers to load its code again
    const code = loadPropertyPage().catch(() => {});
    await Promise.all([untilPlaceholders(Promise.all([loading, history])), code, reviews, bookmark]);
    return null;
  };

const loadBuilding =
  (ctx: Ctx) =>
  async ({ params, request }: LoaderArguments) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound('Building');
    const { slots, queryClient, api } = ctx;
    const { searchParams } = new URL(request.url);
    const reviews = slots.prepare('building.reviews/v1', ctx, [{ buildingId: id }], searchParams);
    const building = Promise.all([
      orNotFound('Building', queryClient.ensureQueryData(buildingQuery(api, id))).then(building => {
        if (building.id !== id) throw redirect(`/building/${building.id}`, 301);
      }),
      queryClient.prefetchQuery(buildingHistoryQuery(api, id)),
      queryClient.prefetchInfiniteQuery({
        ...buildingPropertiesQuery(api, id),
        pages: readPageCount(searchParams),
      }),
    ]);
    const code = loadBuildingPage().catch(() => {});
    await Promise.all([untilPlaceholders(building), code, reviews]);
    return null;
  };

const RecordError = ({ what }: { what: string }) =>
  isNotFound(useRouteError()) ? (
    <MessagePage
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} not found`}
      text={`We couldn’t find this ${what}. It may have been removed, or the link may be incomplete.`}
    >
      <SearchForm />
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </MessagePage>
  ) : (
    <UnavailablePage title={`We can’t show this ${what} right now`}>
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </UnavailablePage>
  );

interface RecordScreenProps<Data, Props> {
  what: string;
  useRecord: (id: number) => { data: Data | undefined; error: Error | null };
  load: () => Promise<ComponentType<Props>>;
  toProps: (record: Data) => Props;
  deferred?: () => boolean;
}

/** Shows placeholders while a record loads; the route's error element renders errors. */
function RecordScreen<Data extends { id: number }, Props extends object>({
  what,
  useRecord,
  load,
  toProps,
  deferred,
}: RecordScreenProps<Data, Props>) {
  const id = Number(useParams().id);
  const { data, error } = useRecord(id);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const newPath = data && data.id !== id && pathname.replace(`/${id}`, `/${data.id}`);
  // a merged record whose reply came too late for the loader's redirect
  useEffect(() => {
    if (newPath) void navigate(newPath, { replace: true });
  }, [newPath, navigate]);
  const props = useMemo(() => data && toProps(data), [data, toProps]);
  if (error) throw error;
  if (!data || !props || newPath) return <PropertySkeleton />;
  return (
    <LazySection
      key={data.id}
      load={load}
      props={props}
      what={`this ${what}`}
      fallback={<PropertySkeleton />}
      frame={message => <Container py="8">{message}</Container>}
      {...(deferred && { deferred })}
    />
  );
}

const toPropertyProps = (property: PropertyDetail) => ({ property });
const toBuildingProps = (building: BuildingDetail) => ({ building });

/** The first is canonical. */
const PROPERTY_PATHS = ['property/:id', 'properties/:id'];
const CHECKLIST_PATH = 'property/:id/checklist';
const BUILDING_PATH = 'building/:id';
const COMPARE_PATH = 'compare';

/** Shows its errors itself. */
const comparePage = (
  <LazySection load={loadComparePage} props={{}} what="this comparison" deferred={() => true} />
);

const routes: RemoteRoutes = ctx => {
  // a page with a slot that the server left empty needs its code at once, to fill it
  const deferred = () => hasAllSlots(ctx);
  return [
    ...PROPERTY_PATHS.map(
      (path): RouteObject => ({
        id: path,
        path,
        loader: loadProperty(ctx),
        handle: propertyHead(ctx),
        element: (
          <RecordScreen
            what="property"
            useRecord={useProperty}
            load={loadPropertyPage}
            toProps={toPropertyProps}
            deferred={deferred}
          />
        ),
        errorElement: <RecordError what="property" />,
        hydrateFallbackElement: <PropertySkeleton />,
      }),
    ),
    {
      id: CHECKLIST_PATH,
      path: CHECKLIST_PATH,
      loader: loadChecklist(ctx),
      handle: checklistHead(ctx),
      element: (
        <RecordScreen
          what="checklist"
          useRecord={useProperty}
          load={loadChecklistPage}
          toProps={toPropertyProps}
        />
      ),
      errorElement: <RecordError what="property" />,
      hydrateFallbackElement: <PropertySkeleton />,
    },
    {
      id: BUILDING_PATH,
      path: BUILDING_PATH,
      loader: loadBuilding(ctx),
      handle: buildingHead(ctx),
      element: (
        <RecordScreen
          what="building"
          useRecord={useBuilding}
          load={loadBuildingPage}
          toProps={toBuildingProps}
          deferred={deferred}
        />
      ),
      errorElement: <RecordError what="building" />,
      hydrateFallbackElement: <PropertySkeleton />,
    },
    {
      id: COMPARE_PATH,
      path: COMPARE_PATH,
      loader: loadComparison(ctx),
      handle: compareHead,
      element: comparePage,
      errorElement: comparePage,
      hydrateFallbackElement: <PropertySkeleton />,
    },
  ];
};

export default routes satisfies RemoteRoutes;
