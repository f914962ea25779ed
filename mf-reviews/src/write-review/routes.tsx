import { RECORD_ID } from '@home-truths/platform/contract';
import {
  isNotFound,
  LazyPage,
  MessagePage,
  notFound,
  orNotFound,
  UnavailablePage,
} from '@home-truths/platform/page';
import { type Ctx, type PageHandle, type RouteObject, useRouteError } from '@home-truths/platform/router';
import { ButtonLink, lazyWithRetry } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { ownReviewQuery, propertyQuery } from '../queries.ts';
import { SearchLink } from '../search-link.tsx';
import { hasDrafts } from './has-drafts.ts';

const loadProperty =
  ({ queryClient, api, session }: Ctx) =>
  async ({ params: { propertyId } }: { params: { propertyId?: string } }) => {
    if (propertyId === undefined) return null;
    if (!RECORD_ID.test(propertyId)) throw notFound('Property');
    const id = Number(propertyId);
    const { user } = session.getState();
    // may fail, because the server rejects a second review too
    const ownReview = user && queryClient.prefetchQuery(ownReviewQuery(api, user.id, id));
    await orNotFound('Property', queryClient.ensureQueryData(propertyQuery(api, id)));
    await ownReview;
    return null;
  };

const WriteReviewError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage
      title="Property not found"
      text="We don’t have this property yet. Enter its address and we’ll add it with your review."
    >
      <ButtonLink to="/write-review">Write a Review</ButtonLink>
      <SearchLink />
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this property right now">
      <SearchLink />
    </UnavailablePage>
  );

const loadScreen = lazyWithRetry(() =>
  import('./write-review-screen.tsx').then(module => module.WriteReviewScreen),
);

/** Returns false if a draft or the URL's address has to be filled in, which the server's HTML lacks. */
const deferred = () => !window.location.search && !hasDrafts();

const SITE = 'Home Truths';

const writeReviewHandle = ({ queryClient, api }: Ctx): PageHandle => ({
  preload: loadScreen,
  deferred,
  modules: ['write-review-screen'],
  head({ params }) {
    if (params.propertyId === undefined)
      return {
        title: `Write a Review | ${SITE}`,
        description:
          'Lived in a home, inspected it or owned it? Tell the next person what you know. You can post anonymously.',
        canonical: '/write-review',
      };
    const property = queryClient.getQueryData(propertyQuery(api, Number(params.propertyId)).queryKey);
    return {
      title: property
        ? `Write a Review of ${fullAddress(property)} | ${SITE}`
        : `Property not found | ${SITE}`,
      noindex: true,
    };
  },
});

/** Without an id the form has an address field. */
const PATHS = ['write-review', 'write-review/:propertyId'];

const loadNote = lazyWithRetry(() => import('../note/note-screen.tsx').then(module => module.NoteScreen));

export const writeReviewRoutes = (ctx: Ctx): RouteObject[] => [
  ...PATHS.map(path => ({
    id: path,
    path,
    loader: loadProperty(ctx),
    handle: writeReviewHandle(ctx),
    element: <LazyPage load={loadScreen} what="the form" deferred={deferred} />,
    errorElement: <WriteReviewError />,
  })),
  {
    id: 'write-review/note',
    path: 'write-review/note/:propertyId',
    loader: loadProperty(ctx),
    handle: {
      preload: loadNote,
      modules: ['note-screen'],
      head: () => ({ title: `A note for the next tenant | ${SITE}`, noindex: true }),
    },
    element: <LazyPage load={loadNote} what="the note" />,
    errorElement: <WriteReviewError />,
  },
];
