import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button, ButtonLink } from '@home-truths/platform/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { noteFailure } from '../telemetry/failures.ts';
import { PageMessage } from './page-message.tsx';

/** Paths retried in this tab: after a retry that failed, loading the page anew is offered, too. */
const retried = new Set<string>();

const Away = ({ text, children }: { text?: string; children: ReactNode }) => (
  <PageMessage
    title="This page is not available right now"
    text={text || 'The rest of the site works. It may be back in a moment.'}
  >
    {children}
    <ButtonLink to="/" look="outline">
      Back to home
    </ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search homes
    </ButtonLink>
  </PageMessage>
);

/** Stands for a page whose area or data could not be had; the frame around it works. */
export function PageError({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offerReload] = useState(() => retried.has(pathname));
  useEffect(() => {
    console.error('This page could not be shown', error);
    noteFailure('page', error);
  }, [error]);
  const retry = () => {
    retried.add(pathname);
    void navigate(pathname + search, { replace: true });
  };
  return (
    <Away>
      <Button onClick={retry} data-retry="">
        Retry
      </Button>
      {offerReload && (
        <Button look="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </Away>
  );
}

/**
 * Stands for a page whose area is switched off, or of which no release could be opened: only a new document may
 * bring it back.
 * @param text what was given when it was switched off
 */
export const PageAway = ({ text }: { text?: string }) => (
  <Away text={text}>
    <Button onClick={() => window.location.reload()} data-retry="">
      Retry
    </Button>
  </Away>
);
