import type { BuildingLine, PropertyRow } from '@home-truths/platform/contract';
import { storageEntry } from '@home-truths/platform/data';
import { LazySection } from '@home-truths/platform/page';
import {
  Box,
  Button,
  Card,
  chakra,
  contentVisibilityAuto,
  Heading,
  LazyPart,
  lazyWithRetry,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { useEffect, useRef } from 'react';
import { CardPlaceholders } from '../property-card/card-placeholders.tsx';
import { PropertyCard } from '../property-card/property-card.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Results } from './results.ts';
import { LAST_PAGE, type SearchValues } from './search-params.ts';
import { showingText } from './search-texts.ts';

const loadCompareButton = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ '@home-truths/platform/compare').then(
    module => module.CompareButton,
  ),
);

/** Returns true if nothing is compared, as the server's HTML shows. */
const isCompareListEmpty = () => storageEntry('compare', () => localStorage).read() === undefined;

const CompareAction = ({ property }: { property: PropertyRow }) => (
  <LazyPart
    load={loadCompareButton}
    props={{ property, look: 'checkbox' }}
    errorFallback={null}
    deferred={isCompareListEmpty}
  />
);

const loadNothingFound = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ './nothing-found.tsx').then(module => module.NothingFound),
);

const PLACEHOLDER_COUNT = 6;
/** A phone shows one picture above the fold. */
const EAGER_PICTURES = 1;

const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    transition: 'opacity 200ms',
    ...contentVisibilityAuto('& > :nth-of-type(n + 2)', { base: 'auto 280px', md: 'auto 200px' }),
  },
  variants: { outdated: { true: { opacity: '0.45' } } },
});

const SearchFailed = ({ onRetry }: { onRetry(): void }) => (
  <Card role="alert" p={{ base: '6', md: '10' }} w="full">
    <Heading look="h3">Search failed</Heading>
    <Text mt="2" mb="5" color="fg.muted">
      We couldn’t load the results. Check your connection and try again.
    </Text>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </Card>
);

interface ResultListProps {
  search: SearchValues;
  results: Results;
  onMore(): void;
  onClear(): void;
}

interface ShowMoreProps extends Pick<ResultListProps, 'search' | 'onMore'> {
  isLoading: boolean;
}

/** Submits a form for the next page without JavaScript. */
const ShowMore = ({ search, onMore, isLoading }: ShowMoreProps) => (
  <chakra.form
    action="/search"
    onSubmit={event => {
      event.preventDefault();
      if (!isLoading) onMore();
    }}
  >
    <HiddenFields search={{ ...search, page: search.page + 1 }} />
    <Button type="submit" look="outline" px="7" aria-disabled={isLoading}>
      {isLoading ? 'Searching...' : 'Show more'}
    </Button>
  </chakra.form>
);

function ListFooter({ search, results, onMore }: ResultListProps) {
  const { nextPage, retry, total = '' } = results;
  if (nextPage === 'failed') return <SearchFailed onRetry={retry} />;
  if (nextPage === 'none') {
    return search.page >= LAST_PAGE && total.endsWith('+') ? (
      <Text color="fg.muted">Showing the first 1,000 properties. Add a filter to narrow your search.</Text>
    ) : null;
  }
  return <ShowMore search={search} onMore={onMore} isLoading={nextPage === 'loading'} />;
}

/** Moves the focus to the first property of the next page when it has loaded. */
function useFocusNextPage(count: number) {
  const list = useRef<HTMLDivElement>(null);
  /** Infinite until the visitor asks for the next page. */
  const previousCount = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count === previousCount.current) return;
    const firstNewCard = list.current?.children[previousCount.current];
    const tabStop = firstNewCard?.querySelector<HTMLElement>('a:not([tabindex])');
    // not from a field in which the visitor types meanwhile
    if (!document.activeElement?.matches('input, select')) tabStop?.focus();
    previousCount.current = Number.POSITIVE_INFINITY;
  }, [count]);
  const focusNextPage = () => {
    previousCount.current = count;
  };
  return { list, focusNextPage };
}

const SharedBuilding = ({ building }: { building: BuildingLine }) => (
  <Text mb="4">
    <b translate="no">{building.name ?? building.address}</b>
    <span>{`: ${building.propertyCount} properties, ${reviewsText(building.reviewCount)}. `}</span>
    <TextLink to={`/building/${building.id}`}>See this building</TextLink>
  </Text>
);

/** Returns a path that redirects to the canonical path of the suburb's page. */
const suburbPath = ({ suburb, state, postcode }: PropertyRow) =>
  `/suburb/${state}/${encodeURIComponent(`${suburb} ${postcode}`.replaceAll(' ', '-'))}`.toLowerCase();

export function ResultList(props: ResultListProps) {
  const { search, results, onClear, onMore } = props;
  const { status, rows, total = '', outdated, nextPage, retry } = results;
  const { list, focusNextPage } = useFocusNextPage(rows.length);
  const showMore = () => {
    focusNextPage();
    onMore();
  };
  if (status === 'failed') return <SearchFailed onRetry={retry} />;
  if (status === 'loading') {
    return (
      <List>
        <CardPlaceholders count={PLACEHOLDER_COUNT} />
      </List>
    );
  }
  const [first] = rows;
  if (!first) return <LazySection load={loadNothingFound} props={{ search, onClear }} what="suggestions" />;
  // present only if several rows share it
  const building = rows.find(row => row.building)?.building;
  const { suburb, state } = search;
  const isFirstInSuburb = first.suburb.toLowerCase() === suburb?.toLowerCase() && first.state === state;
  return (
    <Box as="section" aria-labelledby="homes">
      <VisuallyHidden asChild>
        <h2 id="homes">Properties</h2>
      </VisuallyHidden>
      {/* outdated rows may be of another suburb */}
      {suburb && state && (!outdated || isFirstInSuburb) && (
        <TextLink mb="4" to={suburbPath(first)}>
          Ratings and common issues in this suburb
        </TextLink>
      )}
      {building && <SharedBuilding building={building} />}
      <List ref={list} outdated={outdated} aria-busy={outdated}>
        {rows.map((row, index) => (
          <PropertyCard key={row.id} property={row} eager={index < EAGER_PICTURES} Action={CompareAction} />
        ))}
      </List>
      <Stack align="center" gap="3" mt="5">
        <Text role="status" color="fg.muted">
          {search.page > 1 && nextPage !== 'loading' ? showingText(rows.length, total) : ''}
        </Text>
        <ListFooter {...props} onMore={showMore} />
      </Stack>
    </Box>
  );
}
