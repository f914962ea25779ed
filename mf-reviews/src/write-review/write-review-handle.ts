import type { Ctx, PageHandle } from '@home-truths/platform/router';
import { fullAddress } from '@home-truths/platform/ui/home';
import { propertyQuery } from '../queries.ts';
import { parsePropertyId } from './load-property.ts';
import { loadWriteReview } from './write-review-page.tsx';

const SITE = 'Home Truths';

/** The route handle of the page: its code and its document head. */
export const writeReviewHandle = ({ queryClient, api }: Ctx): PageHandle => ({
  preload: loadWriteReview,
  modules: ['write-review-screen'],
  head({ params }) {
    const id = parsePropertyId(params.propertyId);
    if (id === undefined)
      return {
        title: `Write a Review | ${SITE}`,
        description:
          'Lived in a home, inspected it or owned it? Tell the next person what you know. You can post anonymously.',
        canonical: '/write-review',
      };
    const property = queryClient.getQueryData(propertyQuery(api, id).queryKey);
    return {
      title: property
        ? `Write a Review of ${fullAddress(property)} | ${SITE}`
        : `Property not found | ${SITE}`,
      noindex: true,
    };
  },
});
