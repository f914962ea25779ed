import { isNotFound } from '@home-truths/platform/page';
import type { Ctx, PageHandle } from '@home-truths/platform/router';
import { fullAddress } from '@home-truths/platform/ui/property';
import { parseId } from '../property/parse-id.ts';
import { SITE_NAME } from '../property/property-head.ts';
import { propertyQuery } from '../queries.ts';
import { propertyChecklistPath } from './checklist-path.ts';
import { loadChecklistPage } from './load-checklist-page.ts';

export const checklistHead = ({ queryClient, api }: Ctx): PageHandle => ({
  offline: true,
  preload: loadChecklistPage,
  modules: ['checklist-page'],
  head({ params }) {
    const id = parseId(params.id);
    const query = id === undefined ? undefined : queryClient.getQueryState(propertyQuery(api, id).queryKey);
    if (!query?.data) {
      const isMissing = id === undefined || isNotFound(query?.error);
      return { title: isMissing ? `Property not found | ${SITE_NAME}` : SITE_NAME, noindex: true };
    }
    const address = fullAddress(query.data);
    return {
      title: `Inspection checklist for ${address} | ${SITE_NAME}`,
      description: `What to look at and what to ask when you inspect ${address}, by what its reviews mention.`,
      canonical: propertyChecklistPath(query.data.id),
      noindex: true,
    };
  },
});
