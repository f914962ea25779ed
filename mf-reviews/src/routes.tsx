import type { RemoteRoutes } from '@home-truths/platform/router';
import { privateLinkPage } from './private-link/private-link-page.tsx';
import { loadProperty } from './write-review/load-property.ts';
import { WriteReviewError } from './write-review/write-review-error.tsx';
import { writeReviewHandle } from './write-review/write-review-handle.ts';
import { WriteReviewPage } from './write-review/write-review-page.tsx';

/** The property's id is optional: without it, the form has an address field. */
const PATHS = ['write-review', 'write-review/:propertyId'];

/** The pages of this remote. */
const routes: RemoteRoutes = ctx => [
  privateLinkPage,
  ...PATHS.map(path => ({
    id: path,
    path,
    loader: loadProperty(ctx),
    handle: writeReviewHandle(ctx),
    element: <WriteReviewPage />,
    errorElement: <WriteReviewError />,
  })),
];

export default routes satisfies RemoteRoutes;
