import {
  isNotFound,
  LazySection,
  MessagePage,
  orNotFound,
  UnavailablePage,
  untilPlaceholders,
} from '@home-truths/platform/page';
import {
  type Ctx,
  type PageHandle,
  type RouteObject,
  redirect,
  useParams,
  useRouteError,
} from '@home-truths/platform/router';
import {
  Box,
  ButtonLink,
  Container,
  lazyWithRetry,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { loadArticles } from '../load-articles.ts';
import { resourceQuery, useResource } from '../queries.ts';
import { BackToResources } from '../text/back-to-resources.tsx';
import { articleData } from '../text/structured-data.ts';
import { isGuide, resourcePath } from './resource-path.ts';

const loadArticle = lazyWithRetry(() => loadArticles().then(module => module.ResourceArticle));

const ResourceSkeleton = () => (
  <Container py={{ base: '4', md: '8' }}>
    <VisuallyHidden role="status">
      <h1>Loading resource</h1>
    </VisuallyHidden>
    <Stack gap="8" aria-hidden>
      <Skeleton h={{ base: '22rem', lg: '14rem' }} borderRadius="panel" />
      <Box maxW="measure">
        <Skeleton h="60vh" />
      </Box>
    </Stack>
  </Container>
);

const resourceHead = ({ queryClient, api }: Ctx): PageHandle => ({
  offline: true,
  preload: loadArticle,
  modules: ['articles'],
  head({ params: { slug = '' } }) {
    const query = queryClient.getQueryState(resourceQuery(api, slug).queryKey);
    const resource = query?.data;
    if (!resource) {
      return {
        title: `${isNotFound(query?.error) ? 'Resource Not Found' : 'Resource'} | Home Truths`,
        noindex: true,
      };
    }
    return {
      title: `${resource.title} | Home Truths`,
      description: resource.excerpt,
      canonical: `/resources/${resource.slug}`,
      jsonLd: [articleData({ ...resource, description: resource.excerpt })],
    };
  },
});

const loadResource =
  ({ queryClient, api }: Ctx) =>
  async ({ params }: { params: { slug?: string } }) => {
    const slug = params.slug ?? '';
    if (isGuide(slug)) throw redirect(resourcePath(slug), 301);
    // `LazySection` shows a failure
    const code = loadArticle().catch(() => {});
    await untilPlaceholders(orNotFound('Resource', queryClient.ensureQueryData(resourceQuery(api, slug))));
    await code;
    return null;
  };

const ResourceError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage title="Resource Not Found" text="The resource you're looking for doesn't exist.">
      <ButtonLink to="/resources">Back to Resources</ButtonLink>
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this resource right now">
      <BackToResources />
    </UnavailablePage>
  );

/** Throws errors, which the route's error element shows. */
function ResourceScreen() {
  const { data: resource, error } = useResource(useParams().slug ?? '');
  if (error) throw error;
  if (!resource) return <ResourceSkeleton />;
  return (
    <LazySection
      key={resource.id}
      load={loadArticle}
      props={{ resource }}
      what={`“${resource.title}”`}
      fallback={<ResourceSkeleton />}
      frame={message => <Container py="8">{message}</Container>}
    />
  );
}

export const resourceRoute = (ctx: Ctx): RouteObject => ({
  id: 'resource',
  path: 'resources/:slug',
  loader: loadResource(ctx),
  handle: resourceHead(ctx),
  element: <ResourceScreen />,
  errorElement: <ResourceError />,
  hydrateFallbackElement: <ResourceSkeleton />,
});
