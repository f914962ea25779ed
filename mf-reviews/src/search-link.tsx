import { ButtonLink } from '@home-truths/platform/ui';

export const SearchLink = () => (
  <ButtonLink to="/search" look="outline">
    Search properties
  </ButtonLink>
);
