import type { Review } from '@home-truths/platform/contract';
import {
  createProperty,
  createReview,
  type MyReview,
  type PropertyDetail,
  readProperty,
  reviewsOfUser,
  type SessionUser,
  type SimilarProperty,
  similarProperties,
  suggestProperties,
  uploadPhoto,
} from '@home-truths/platform/contract';
import { type Api, ApiError } from '@home-truths/platform/data';
import { act, createTestApi, on, screen, showPage, userEvent } from '@home-truths/platform/testing';
import { onToast, type ToastMessage } from '@home-truths/platform/ui';
import routes from '../routes.tsx';

export const buildReview = (id: number, overrides: Partial<Review> = {}): Review => ({
  id,
  propertyId: 7,
  residencyStatus: 'lived_here',
  rating: 4,
  title: `Review ${id}`,
  content: 'Quiet street, thin walls.',
  issuesTags: [],
  photos: [],
  isVerified: false,
  helpfulCount: 0,
  isAnonymous: false,
  authorName: 'Tom K.',
  edited: null,
  version: 1,
  createdAt: '2025-05-06T20:00:00.000Z',
  ...overrides,
});

const PROPERTY: PropertyDetail = {
  id: 7,
  address: '12 Smith St',
  suburb: 'Bondi',
  state: 'NSW',
  postcode: '2026',
  propertyType: 'house',
  bedrooms: null,
  bathrooms: null,
  parkingSpaces: null,
  buildYear: null,
  propertyImages: [],
  description: null,
  propertySize: null,
  landSize: null,
  averageRating: '0.00',
  reviewCount: 0,
  ratingSpread: [0, 0, 0, 0, 0],
  residencySplit: { lived_here: 0, visited: 0, owned: 0 },
  issueTagCounts: [],
};

const BUILDING = {
  kind: 'building' as const,
  id: 4,
  name: 'The Residences',
  address: '26 Kilbride Crescent',
  suburb: 'Zetland',
  state: 'NSW',
  postcode: '2017',
  propertyCount: 3,
};

export const photoUrl = (number: number) => `/uploads/0f8fad5b-d9cb-469f-a165-70867728950${number}.webp`;

interface OpenFormOptions {
  /** Throws to refuse a review. */
  onReview?(): void | Promise<void>;
  /** Throws to refuse a photo. */
  onUpload?(): void;
  user?: SessionUser;
  own?: MyReview[];
  similar?: SimilarProperty[];
}

/** Opens the form over an API in memory that records requests. */
export async function openForm(
  path = '/write-review',
  { onReview, onUpload, user, own = [], similar = [] }: OpenFormOptions = {},
) {
  const calls: { path: string; body: unknown; key: string | undefined; signedInAs: number | undefined }[] =
    [];
  const toasts: ToastMessage[] = [];
  onToast(message => toasts.push(message));
  const respond = createTestApi(
    on(readProperty, ({ params }) => {
      if (params.id === 404) throw new ApiError(404, 'Property not found');
      return PROPERTY;
    }),
    on(suggestProperties, ({ query }) => [
      query?.kinds === 'buildings' ? BUILDING : { ...PROPERTY, kind: 'property' as const },
    ]),
    on(similarProperties, () => similar),
    on(createProperty, () => ({ ...PROPERTY, id: 31 })),
    on(uploadPhoto, () => {
      onUpload?.();
      return { urls: [photoUrl(calls.length)] };
    }),
    on(reviewsOfUser, () => ({ rows: own, total: String(own.length) })),
    on(createReview, async ({ body }) => {
      await onReview?.();
      return buildReview(1, { propertyId: body.propertyId as number });
    }),
  );
  const api: Api = (route, input, options) => {
    const { body } = input as { body?: unknown };
    const { idempotencyKey: key, signedInAs } = options ?? {};
    if (route.method === 'POST') calls.push({ path: route.path, body, key, signedInAs });
    return respond(route, input, options);
  };
  const { router } = showPage(ctx => [...routes(ctx), { path: '*', element: <h1>Another page</h1> }], path, {
    api,
    user,
  });
  await screen.findByRole('heading', { level: 1 });
  const sent = ({ path: wanted }: { path: string }) => calls.filter(call => call.path === wanted);
  return { router, toasts, sent };
}

export const REQUIRED_VALUES = {
  address: '12 Smith St, Bondi, NSW 2026',
  title: 'Quiet and sunny',
  content: 'Two good years, one leak, mended within a day.',
};

export const field = (name: string) =>
  screen.findByLabelText(new RegExp(`^${name}`), {
    selector: 'input, textarea',
  }) as Promise<HTMLInputElement>;

/** Fills a field at once: typing would render the form for each letter. */
export async function paste(name: string, text: string) {
  const input = await field(name);
  act(() => input.focus());
  await userEvent.paste(text);
}

export async function pasteReview() {
  await paste('Title', REQUIRED_VALUES.title);
  await paste('Your review', REQUIRED_VALUES.content);
}
