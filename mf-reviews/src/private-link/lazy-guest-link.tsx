import { useLocation } from '@home-truths/platform/router';
import { Box, LazyPart, lazyWithRetry, Unavailable } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';

const loadGuestLink = lazyWithRetry(() =>
  import(/* webpackChunkName: "own" */ './guest-link.tsx').then(module => module.GuestLink),
);

/** The private link to a review that has just been submitted without an account; its code is loaded then. */
export function LazyGuestLink() {
  const { state } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [id, setId] = useState<number>();
  // the history state is not available on the server
  useEffect(() => {
    if (Number.isInteger(state?.sentReview)) setId(state.sentReview);
  }, [state]);
  const failed = (
    <Box mb="6">
      <Unavailable what="the link to your review" onRetry={() => setAttempt(attempt + 1)} />
    </Box>
  );
  return id && <LazyPart key={attempt} load={loadGuestLink} props={{ id }} errorFallback={failed} />;
}
