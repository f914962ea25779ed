import { type BuildingProperty, unitName } from '@home-truths/platform/contract';
import { Link, useSearchParams } from '@home-truths/platform/router';
import { Box, ButtonLink, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { IssueTag, reviewsText, Stars, typeName } from '@home-truths/platform/ui/home';
import { averageText } from '../property/rating.ts';
import { HOMES_SIZE, useHomes } from '../queries.ts';
import { HOMES_PARAM, readHomesPages } from './homes-pages.ts';

const MAX_TAGS = 2;

const Row = chakra('li', {
  base: {
    display: 'grid',
    pos: 'relative',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    columnGap: '5',
    rowGap: '1',
    alignItems: 'center',
    py: '3.5',
    '& + &': { borderTopWidth: '1px' },
    _hover: { '& a': { textDecoration: 'underline' } },
  },
});

/** Covers its row. */
const RowLink = chakra(Link, {
  base: {
    fontWeight: '600',
    color: 'brand.fg',
    textUnderlineOffset: '0.25em',
    _after: { content: '""', pos: 'absolute', inset: '0' },
  },
});

const Rating = ({ home }: { home: BuildingProperty }) =>
  home.reviewCount === 0 ? (
    <Text color="fg.muted">No reviews yet</Text>
  ) : (
    <Flex columnGap="2" align="center" flexWrap="wrap">
      <Stars rating={Number(home.averageRating)} />
      <b>{averageText(home)}</b>
      <chakra.span color="fg.muted">{reviewsText(home.reviewCount)}</chakra.span>
    </Flex>
  );

const Home = ({ home }: { home: BuildingProperty }) => (
  <Row>
    <Box minW="0">
      <RowLink to={`/property/${home.id}`}>{unitName(home.unit)}</RowLink>
      <Text textStyle="meta" color="fg.muted">
        <span>{`${typeName(home.propertyType)} · `}</span>
        <span translate="no">{home.address}</span>
      </Text>
      {home.issueTags.length > 0 && (
        <Flex mt="1.5" gap="2" flexWrap="wrap">
          {home.issueTags.slice(0, MAX_TAGS).map(tag => (
            <IssueTag key={tag} tag={tag} />
          ))}
        </Flex>
      )}
    </Box>
    <Rating home={home} />
  </Row>
);

/** The properties of a building, those with the most reviews first. */
export function BuildingProperties({ buildingId }: { buildingId: number }) {
  const [searchParams] = useSearchParams();
  const shown = readHomesPages(searchParams);
  const { pages, error } = useHomes(buildingId, shown);
  const total = Number(pages?.[0]?.total ?? 0);
  const more = new URLSearchParams(searchParams);
  more.set(HOMES_PARAM, String(shown + 1));
  return (
    <Box as="section" aria-labelledby="properties">
      <Heading id="properties" look="section" scrollMarginTop="6rem">
        Properties in this building
      </Heading>
      {error && !pages && (
        <Text mt="3" role="status">
          We couldn’t load the properties. Reload the page to try again.
        </Text>
      )}
      <chakra.ul mt="2" aria-labelledby="properties">
        {pages?.flatMap(({ rows }) => rows.map(home => <Home key={home.id} home={home} />))}
      </chakra.ul>
      {total > shown * HOMES_SIZE && (
        <ButtonLink look="outline" mt="4" to={{ search: more.toString() }} preventScrollReset replace>
          Show more properties
        </ButtonLink>
      )}
    </Box>
  );
}
