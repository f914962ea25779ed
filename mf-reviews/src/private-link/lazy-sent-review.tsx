import { LazySection } from '@home-truths/platform/page';
import { useLocation } from '@home-truths/platform/router';
import { Box, lazyWithRetry, useHydrating } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import type { SentReviewProps } from './sent-review.tsx';

export const loadSentReview = lazyWithRetry(() =>
  import(/* webpackChunkName: "own" */ './sent-review.tsx').then(module => module.SentReview),
);

/** Earlier releases, which browsers may still have, stored no `isGuest` and only reviews of guests. */
const readSent = (state: { sentReview?: unknown; isGuest?: boolean } | null) =>
  Number.isInteger(state?.sentReview)
    ? { id: Number(state?.sentReview), isGuest: state?.isGuest !== false }
    : undefined;

/** Returns the review that was just sent, from the history state, which the server does not know. */
export function useSentReview() {
  const { state } = useLocation();
  const isHydrating = useHydrating();
  const [sent, setSent] = useState(isHydrating ? undefined : readSent(state));
  // sorting the list replaces the state
  useEffect(() => setSent(previous => readSent(state) ?? previous), [state]);
  return sent;
}

export const LazySentReview = (props: SentReviewProps) => (
  <LazySection
    load={loadSentReview}
    props={props}
    what="the link to your review"
    frame={message => <Box mb="6">{message}</Box>}
  />
);
