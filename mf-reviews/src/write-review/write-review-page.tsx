import { LazyPage } from '@home-truths/platform/page';
import { lazyWithRetry } from '@home-truths/platform/ui';

/** The code of the page. */
export const loadWriteReview = lazyWithRetry(() =>
  import('./write-review-screen.tsx').then(module => module.WriteReviewScreen),
);

/** Write a Review. */
export const WriteReviewPage = () => <LazyPage load={loadWriteReview} what="the form" />;
