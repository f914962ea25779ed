import { LazySection } from '@home-truths/platform/page';
import { useLocation } from '@home-truths/platform/router';
import { Box, lazyWithRetry } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';

const loadGuestLink = lazyWithRetry(() =>
  import(/* webpackChunkName: "own" */ './guest-link.tsx').then(module => module.GuestLink),
);

/** The private link to a review that has just been submitted without an account; its code is loaded then. */
export function LazyGuestLink() {
  const { state } = useLocation();
  const [id, setId] = useState<number>();
  // the history state is not available on the server
  useEffect(() => {
    if (Number.isInteger(state?.sentReview)) setId(state.sentReview);
  }, [state]);
  return (
    id && (
      <LazySection
        load={loadGuestLink}
        props={{ id }}
        what="the link to your review"
        frame={message => <Box mb="6">{message}</Box>}
      />
    )
  );
}
