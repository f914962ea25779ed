import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import { Button, ButtonLink } from '@home-truths/platform/ui';
import { Message } from '../message.tsx';

/** Stands where the home to be reviewed is not there, or cannot be had right now. */
export function WriteReviewProblem() {
  const { status } = (useRouteError() ?? {}) as { status?: number };
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (status === 404)
    return (
      <Message
        title="Property not found"
        words="There is no home at this address on our site. You can still review it: type its address, and we add it."
      >
        <ButtonLink to="/write-review">Write a Review</ButtonLink>
      </Message>
    );
  return (
    <Message
      title="This home cannot be shown right now"
      words="The rest of the site works. It may be back in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname, { replace: true })}>
        Retry
      </Button>
    </Message>
  );
}
