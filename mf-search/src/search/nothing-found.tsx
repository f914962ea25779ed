import { type NearestProperties, STATES } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { EmptyState } from '@home-truths/platform/page';
import { Box, Button, Card, chakra, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { fullAddress, localityOf, reviewsText } from '@home-truths/platform/ui/property';
import { alternativesQuery } from '../queries.ts';
import { type SearchValues, searchUrl } from './search-params.ts';
import { localityText } from './search-texts.ts';

const List = chakra('ul', {
  base: { mt: '2', '& a': { display: 'inline-block', py: '2' } },
});

interface SuggestedLink {
  to: string;
  label: string;
  reviewCount?: number;
}

const LinkList = ({ heading, links }: { heading: string; links: SuggestedLink[] }) =>
  links.length === 0 ? null : (
    <Box mt="6">
      <Heading as="h3" look="h3" fontSize="1.1rem">
        {heading}
      </Heading>
      <List>
        {links.map(({ to, label, reviewCount }) => (
          <li key={to}>
            <TextLink to={to}>
              <span translate="no">{label}</span>
            </TextLink>
            {reviewCount ? (
              <chakra.span color="fg.muted">{` · ${reviewsText(reviewCount)}`}</chakra.span>
            ) : null}
          </li>
        ))}
      </List>
    </Box>
  );

type ListedSuburb = NonNullable<NearestProperties['listed']>[number];

const ListedSuburbs = ({ suburbs }: { suburbs: ListedSuburb[] }) =>
  suburbs.length === 0 ? null : (
    <Box mt="6">
      <Heading as="h3" look="h3" fontSize="1.1rem">
        No reviews here yet
      </Heading>
      <List mb="2">
        {suburbs.map(suburb => {
          const name = <span translate="no">{localityOf(suburb)}</span>;
          return (
            <li key={localityOf(suburb)}>
              {suburb.place ? <TextLink to={suburb.place}>{name}</TextLink> : name}
            </li>
          );
        })}
      </List>
      <TextLink to="/write-review">Write the first review</TextLink>
    </Box>
  );

const isAddress = (text: string) => /\d/.test(text) && /\p{L}{2}/u.test(text);

/** With a filter, a suburb without results may have reviews. */
const isPlaceOnly = ({ type, issue, minRating, maxRating }: SearchValues) =>
  type === undefined && issue === undefined && minRating === undefined && maxRating === undefined;

const searchedAddress = (search: SearchValues) =>
  [search.q, localityText(search) || search.state].filter(Boolean).join(', ');

const MAX_SUBURBS = 3;

function SearchSuggestions({ search }: { search: SearchValues }) {
  const {
    spelling,
    sameStreet = [],
    suburbs = [],
    listed = [],
  } = useQuery(alternativesQuery(useApi(), search)).data ?? {};
  const address = searchedAddress(search);
  return (
    <>
      {isAddress(search.q) && (
        <Text mt="5">
          <span>Lived at this address? </span>
          <TextLink minH="11" to={`/write-review?${new URLSearchParams({ address })}`}>
            Write the first review
          </TextLink>
        </Text>
      )}
      {isPlaceOnly(search) && <ListedSuburbs suburbs={listed} />}
      <LinkList
        heading="Did you mean"
        links={spelling ? [{ to: searchUrl({ q: spelling }), label: spelling }] : []}
      />
      <LinkList
        heading="Close matches"
        links={sameStreet.map(property => ({ to: `/property/${property.id}`, label: fullAddress(property) }))}
      />
      <LinkList
        heading="Suburbs with that name"
        links={suburbs.slice(0, MAX_SUBURBS).map(place => ({
          to: searchUrl({ suburb: place.suburb, state: STATES.find(state => state === place.state) }),
          label: localityOf(place),
          reviewCount: place.reviewCount ?? 0,
        }))}
      />
    </>
  );
}

export const NothingFound = ({ search, onClear }: { search: SearchValues; onClear(): void }) => (
  <Card pb={{ base: '8', md: '12' }} textAlign="center">
    <EmptyState
      title="No properties found"
      text="Try adjusting your search criteria or removing some filters."
    >
      <Button onClick={onClear}>Clear Filters</Button>
    </EmptyState>
    <Box mt={{ base: '-6', md: '-10' }}>
      <SearchSuggestions search={search} />
    </Box>
  </Card>
);
