import { type Ctx, redirect } from '@home-truths/platform/router';
import { resourceQuery } from '../queries.ts';
import { isMissing } from './is-missing.ts';
import { isGuide, resourcePath } from './resource-path.ts';

const missing = () => new Response('Resource not found', { status: 404 });

/** Milliseconds a page waits for its content before it is shown with placeholders. On the server it always waits. */
const MAX_WAIT = typeof document === 'undefined' ? undefined : 300;

const withTimeLimit = <Data>(data: Promise<Data>, limit?: number) =>
  limit === undefined ? data : Promise.race([data, new Promise(done => setTimeout(done, limit))]);

/** Fills the query cache for the page of a resource; a guide is redirected to its own path (decision 139). */
export const loadResource =
  ({ queryClient, api }: Ctx) =>
  async ({ params }: { params: { slug?: string } }) => {
    const slug = params.slug ?? '';
    if (isGuide(slug)) throw redirect(resourcePath(slug), 301);
    const resource = queryClient.ensureQueryData(resourceQuery(api, slug)).catch(error => {
      throw isMissing(error) ? missing() : error;
    });
    await withTimeLimit(resource, MAX_WAIT);
    return null;
  };
