import { ButtonLink } from '@home-truths/platform/ui';
import { PageMessage } from './page-message.tsx';

/** Stands for an area that is not in the registry, or has no pages yet (decision 66). */
export const NotAvailableYet = () => (
  <PageMessage
    title="Not available yet"
    text="This part of Home Truths is still to come. Searching homes and reading their reviews works today."
  >
    <ButtonLink to="/">Back to home</ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search homes
    </ButtonLink>
  </PageMessage>
);
