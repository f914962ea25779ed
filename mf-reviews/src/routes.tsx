import type { RemoteRoutes } from '@home-truths/platform/router';
import { minePage } from './private-link/mine-page.tsx';
import { loadProperty } from './write-review/load-property.ts';
import { writeReviewHead } from './write-review/write-review-head.ts';
import { WriteReviewPage } from './write-review/write-review-page.tsx';
import { WriteReviewProblem } from './write-review/write-review-problem.tsx';

/** The property's id is optional: without it, the form has an address field. */
const PATHS = ['write-review', 'write-review/:propertyId'];

/** The pages of this remote. */
const routes: RemoteRoutes = ctx => [
  minePage,
  ...PATHS.map(path => ({
    id: path,
    path,
    loader: loadProperty(ctx),
    handle: writeReviewHead(ctx),
    element: <WriteReviewPage />,
    errorElement: <WriteReviewProblem />,
  })),
];

export default routes satisfies RemoteRoutes;
