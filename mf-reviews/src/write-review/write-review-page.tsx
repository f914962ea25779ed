import { lazyWithRetry } from '@home-truths/platform/ui';
import { LazyPage } from '../lazy-page.tsx';

/** The code of the page. */
export const loadWriteReview = lazyWithRetry(() =>
  import('./write-review-screen.tsx').then(module => module.WriteReviewScreen),
);

/** Write a Review. */
export const WriteReviewPage = () => <LazyPage load={loadWriteReview} what="the form" />;
