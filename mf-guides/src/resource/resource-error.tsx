import { isNotFound, MessagePage, UnavailablePage } from '@home-truths/platform/page';
import { useRouteError } from '@home-truths/platform/router';
import { BackToResources } from '../text/text-head.tsx';

/** Shown for a resource that does not exist, or could not be loaded. */
export const ResourceError = () =>
  isNotFound(useRouteError()) ? (
    <MessagePage title="Resource Not Found" text="The resource you're looking for doesn't exist.">
      <BackToResources />
    </MessagePage>
  ) : (
    <UnavailablePage title="We can’t show this resource right now">
      <BackToResources />
    </UnavailablePage>
  );
