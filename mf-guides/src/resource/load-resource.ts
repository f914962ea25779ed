import { type Ctx, redirect } from '@home-truths/platform/router';
import { resourceQuery } from '../queries.ts';
import { isNotFound } from './is-not-found.ts';
import { isGuide, resourcePath } from './resource-path.ts';

const notFound = () => new Response('Resource not found', { status: 404 });

/** Milliseconds a page waits for its content before it is shown with placeholders. On the server it always waits. */
const PLACEHOLDER_DELAY_MS = typeof document === 'undefined' ? undefined : 300;

const withTimeLimit = <Data>(data: Promise<Data>, limitMs?: number) =>
  limitMs === undefined ? data : Promise.race([data, new Promise(done => setTimeout(done, limitMs))]);

/** Fills the query cache for the page of a resource; a guide is redirected to its own path (decision 139). */
export const loadResource =
  ({ queryClient, api }: Ctx) =>
  async ({ params }: { params: { slug?: string } }) => {
    const slug = params.slug ?? '';
    if (isGuide(slug)) throw redirect(resourcePath(slug), 301);
    const resource = queryClient.ensureQueryData(resourceQuery(api, slug)).catch(error => {
      throw isNotFound(error) ? notFound() : error;
    });
    await withTimeLimit(resource, PLACEHOLDER_DELAY_MS);
    return null;
  };
