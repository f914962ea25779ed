import { orNotFound, untilPlaceholders } from '@home-truths/platform/page';
import { type Ctx, redirect } from '@home-truths/platform/router';
import { resourceQuery } from '../queries.ts';
import { isGuide, resourcePath } from './resource-path.ts';

/** Fills the query cache for the page of a resource; a guide is redirected to its own path (decision 139). */
export const loadResource =
  ({ queryClient, api }: Ctx) =>
  async ({ params }: { params: { slug?: string } }) => {
    const slug = params.slug ?? '';
    if (isGuide(slug)) throw redirect(resourcePath(slug), 301);
    await untilPlaceholders(orNotFound('Resource', queryClient.ensureQueryData(resourceQuery(api, slug))));
    return null;
  };
