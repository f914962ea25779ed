import { isNotFound } from '@home-truths/platform/page';
import type { Ctx, PageHandle } from '@home-truths/platform/router';
import { resourceQuery } from '../queries.ts';
import { articleData } from '../text/structured-data.ts';

/** The document head of a resource’s page. */
export const resourceHead = ({ queryClient, api }: Ctx): PageHandle => ({
  offline: true,
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
