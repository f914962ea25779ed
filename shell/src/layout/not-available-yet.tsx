import { ButtonLink } from '@home-truths/platform/ui';
import { PageMessage } from './page-message.tsx';

/** The page of a remote that is not in the registry, or has no pages yet (decision 166). */
export const NotAvailableYet = () => (
  <PageMessage
    title="Not available yet"
    text="We’re still working on this part of Home Truths. In the meantime you can search properties and read reviews."
  >
    <ButtonLink to="/">Back to home</ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search properties
    </ButtonLink>
  </PageMessage>
);
