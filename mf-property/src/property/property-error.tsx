import { isNotFound, MessagePage, UnavailablePage } from '@home-truths/platform/page';
import { useRouteError } from '@home-truths/platform/router';
import { ButtonLink } from '@home-truths/platform/ui';

/** Shown for a property that does not exist, or cannot be loaded right now. */
export const PropertyError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage
      title="Property not found"
      text="We couldn’t find this property. It may have been removed, or the link may be incomplete."
    >
      <ButtonLink to="/search">Search properties</ButtonLink>
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this property right now">
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </UnavailablePage>
  );
