import { ButtonLink } from '@home-truths/platform/ui';

/** The way on from a page of one message. */
export const SearchLink = () => (
  <ButtonLink to="/search" look="outline">
    Search properties
  </ButtonLink>
);
