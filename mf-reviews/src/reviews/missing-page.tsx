import type { useReviews } from '../queries.ts';
import { ReviewSkeletons } from './review-skeletons.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';

type MissingPageProps = Pick<ReturnType<typeof useReviews>, 'error' | 'nextPage' | 'retry'> & {
  pages: unknown[] | undefined;
};

/** Stands for a page of reviews that is loading or could not be loaded. */
export function MissingPage({ pages, error, nextPage, retry }: MissingPageProps) {
  if (nextPage === 'failed' || (!pages && error)) return <ReviewsFailed onRetry={retry} />;
  return !pages || nextPage === 'loading' ? <ReviewSkeletons /> : null;
}
