import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button, ButtonLink } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { PageMessage } from './page-message.tsx';

/** Paths retried in this tab: after a retry that failed, loading the page anew is offered, too. */
const retried = new Set<string>();

/** Stands for a page whose area or data could not be had; the frame around it works. */
export function PageError({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offerReload] = useState(() => retried.has(pathname));
  useEffect(() => console.error('This page could not be shown', error), [error]);
  const retry = () => {
    retried.add(pathname);
    void navigate(pathname + search, { replace: true });
  };
  return (
    <PageMessage
      title="This page is not available right now"
      text="The rest of the site works. It may be back in a moment."
    >
      <Button onClick={retry} data-retry="">
        Retry
      </Button>
      {offerReload && (
        <Button look="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
      <ButtonLink to="/" look="outline">
        Back to home
      </ButtonLink>
    </PageMessage>
  );
}
