import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import { Button, ButtonLink } from '@home-truths/platform/ui';
import { MessagePage } from '../message-page.tsx';

/** Shown where the property to be reviewed does not exist, or could not be loaded. */
export function WriteReviewError() {
  const { status } = (useRouteError() ?? {}) as { status?: number };
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (status === 404)
    return (
      <MessagePage
        title="Property not found"
        text="We don’t have this property yet. Enter its address and we’ll add it with your review."
      >
        <ButtonLink to="/write-review">Write a Review</ButtonLink>
      </MessagePage>
    );
  return (
    <MessagePage
      title="We can’t show this property right now"
      text="We couldn’t load this page. Try again in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname, { replace: true })}>
        Try again
      </Button>
    </MessagePage>
  );
}
