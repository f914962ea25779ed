import { type PropertyDetail, type PropertyLine, statePath } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { ChevronRight } from '@home-truths/platform/ui/icons';
import { joinWithSpaces, knownPostcode } from '@home-truths/platform/ui/property';
import type { ReactNode } from 'react';

const TRUNCATED = { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    py: { base: '1.5', md: '2' },
    color: 'fg.muted',
    textStyle: 'meta',
    '& svg': { flexShrink: '0' },
  },
});

const CrumbLink = chakra(Link, {
  base: {
    ...TRUNCATED,
    lineHeight: '2.25rem',
    textDecoration: 'underline',
    _hover: { color: 'brand.fg' },
  },
});

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0', maxW: '60%' },
  variants: { wideOnly: { true: { display: { base: 'none', md: 'flex' } } } },
});

interface CrumbProps {
  to: string;
  wideOnly?: boolean;
  children: ReactNode;
}

const Crumb = ({ to, wideOnly, children }: CrumbProps) => (
  <Item wideOnly={wideOnly}>
    <CrumbLink to={to}>{children}</CrumbLink>
    <ChevronRight size={15} aria-hidden />
  </Item>
);

interface BreadcrumbProps {
  property: PropertyLine & Pick<PropertyDetail, 'place'>;
}

export function Breadcrumb({ property }: BreadcrumbProps) {
  const { address, suburb, state, place } = property;
  const suburbSearch = `/search?${new URLSearchParams({ suburb, state })}`;
  return (
    <chakra.nav aria-label="Breadcrumb" _print={{ display: 'none' }}>
      <Trail>
        <Crumb to="/search" wideOnly>
          Search
        </Crumb>
        <Crumb to={place ? statePath(state) : `/search?state=${encodeURIComponent(state)}`}>{state}</Crumb>
        <Crumb to={place ?? suburbSearch}>{joinWithSpaces(suburb, knownPostcode(property))}</Crumb>
        <chakra.li aria-current="page" {...TRUNCATED}>
          {address}
        </chakra.li>
      </Trail>
    </chakra.nav>
  );
}
