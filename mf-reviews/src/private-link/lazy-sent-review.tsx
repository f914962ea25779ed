import { LazySection } from '@home-truths/platform/page';
import { useLocation } from '@home-truths/platform/router';
import { Box, lazyWithRetry, useHydrating } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import type { SentReviewProps } from './sent-review.tsx';

/** The code of what is shown after sending. */
export const loadSentReview = lazyWithRetry(() =>
  import(/* webpackChunkName: "own" */ './sent-review.tsx').then(module => module.SentReview),
);

/** Reads the state of the history; in that of earlier releases there are reviews of guests only. */
const readSent = (state: { sentReview?: unknown; isGuest?: boolean } | null) =>
  Number.isInteger(state?.sentReview)
    ? { id: Number(state?.sentReview), isGuest: state?.isGuest !== false }
    : undefined;

/** The review that has just been sent, by the state of the history, which the server does not know. */
export function useSentReview() {
  const { state } = useLocation();
  const isHydrating = useHydrating();
  const [sent, setSent] = useState(isHydrating ? undefined : readSent(state));
  // a state without one comes from sorting the list
  useEffect(() => setSent(previous => readSent(state) ?? previous), [state]);
  return sent;
}

/** The review that has just been sent, with a guest's private link; its code is loaded then. */
export const LazySentReview = (props: SentReviewProps) => (
  <LazySection
    load={loadSentReview}
    props={props}
    what="the link to your review"
    frame={message => <Box mb="6">{message}</Box>}
  />
);
