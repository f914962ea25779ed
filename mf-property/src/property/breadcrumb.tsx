import type { Property } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { knownPostcode, spaced } from '@home-truths/platform/ui/home';
import { ChevronRight } from '@home-truths/platform/ui/icons';
import type { ReactNode } from 'react';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    m: '0',
    p: '0',
    py: { base: '1.5', md: '2' },
    listStyle: 'none',
    color: 'fg.muted',
    textStyle: 'meta',
  },
});

const Step = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '0.25em',
    _hover: { color: 'brand.fg', textDecorationColor: 'currentcolor' },
  },
});

const Crumb = ({ to, phones = true, children }: { to: string; phones?: boolean; children: ReactNode }) => (
  <chakra.li display={phones ? 'flex' : { base: 'none', md: 'flex' }} alignItems="center" gap="2">
    <Step to={to}>{children}</Step>
    <ChevronRight size={15} aria-hidden />
  </chakra.li>
);

/** The way from the search to this home, each step a search of its own. */
export function Breadcrumb({ home }: { home: Property }) {
  const { address, suburb, state } = home;
  const query = new URLSearchParams({ suburb, state });
  return (
    <chakra.nav aria-label="Breadcrumb" _print={{ display: 'none' }}>
      <Trail>
        <Crumb to="/search" phones={false}>
          Search
        </Crumb>
        <Crumb to={`/search?state=${encodeURIComponent(state)}`}>{state}</Crumb>
        <Crumb to={`/search?${query}`}>{spaced(suburb, knownPostcode(home))}</Crumb>
        <chakra.li aria-current="page" overflowWrap="anywhere">
          {address}
        </chakra.li>
      </Trail>
    </chakra.nav>
  );
}
