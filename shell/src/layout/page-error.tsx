import { MessagePage } from '@home-truths/platform/page';
import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button, ButtonLink } from '@home-truths/platform/ui';
import { useEffect } from 'react';
import { noteFailure } from '../telemetry/failures.ts';

/** Paths for which reloading is offered after another failure. */
const retried = new Set<string>();

function Retry() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => {
    retried.add(pathname);
    void navigate(pathname + search, { replace: true });
  };
  return (
    <>
      <Button onClick={retry} data-retry="">
        Try again
      </Button>
      {retried.has(pathname) && (
        <Button look="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </>
  );
}

/** @param text the message entered when the remote was disabled */
export const NotAvailableNow = ({ text }: { text?: string }) => (
  <MessagePage
    title="This page isn’t available right now"
    text={text || 'We couldn’t load this page. Try again in a moment.'}
  >
    <Retry />
    <ButtonLink to="/" look="outline">
      Back to home
    </ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search properties
    </ButtonLink>
  </MessagePage>
);

export function PageError({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('This page could not be shown', error);
    noteFailure('page', error);
  }, [error]);
  return <NotAvailableNow />;
}
