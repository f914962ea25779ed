import { isNotFound, MessagePage, UnavailablePage } from '@home-truths/platform/page';
import { useRouteError } from '@home-truths/platform/router';
import { ButtonLink } from '@home-truths/platform/ui';
import { SearchLink } from '../search-link.tsx';

/** Shown where the property to be reviewed does not exist, or could not be loaded. */
export const WriteReviewError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage
      title="Property not found"
      text="We don’t have this property yet. Enter its address and we’ll add it with your review."
    >
      <ButtonLink to="/write-review">Write a Review</ButtonLink>
      <SearchLink />
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this property right now">
      <SearchLink />
    </UnavailablePage>
  );
