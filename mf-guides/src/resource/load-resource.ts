import { type Ctx, redirect } from '@home-truths/platform/router';
import { resourceQuery } from '../queries.ts';
import { addressOf, isGuide } from './address.ts';
import { isMissing } from './is-missing.ts';

const missing = () => new Response('Resource not found', { status: 404 });

/** Milliseconds a page waits for its words before it is shown with placeholders. On the server it always waits. */
const PATIENCE = typeof document === 'undefined' ? undefined : 300;

const atMost = <Data>(data: Promise<Data>, limit?: number) =>
  limit === undefined ? data : Promise.race([data, new Promise(done => setTimeout(done, limit))]);

/** Fills the query cache for the page of a resource; one that is a guide is sent to its own address (decision 139). */
export const loadResource =
  ({ queryClient, api }: Ctx) =>
  async ({ params }: { params: { slug?: string } }) => {
    const slug = params.slug ?? '';
    if (isGuide(slug)) throw redirect(addressOf(slug), 301);
    const words = queryClient.ensureQueryData(resourceQuery(api, slug)).catch(error => {
      throw isMissing(error) ? missing() : error;
    });
    await atMost(words, PATIENCE);
    return null;
  };
