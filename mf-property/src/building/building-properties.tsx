import { CompareButton } from '@home-truths/platform/compare';
import { type BuildingProperty, unitName } from '@home-truths/platform/contract';
import { Link, useSearchParams } from '@home-truths/platform/router';
import { Box, ButtonLink, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { IssueTag, reviewsText, Stars, typeName } from '@home-truths/platform/ui/home';
import { averageText } from '../property/rating.ts';
import { PROPERTIES_SIZE, useBuildingProperties } from '../queries.ts';
import { PROPERTIES_PARAM, readPropertiesPages } from './properties-pages.ts';

const MAX_TAGS = 2;

const Row = chakra('li', {
  base: {
    display: 'grid',
    pos: 'relative',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) fit-content(23rem)' },
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

const Rating = ({ property }: { property: BuildingProperty }) =>
  property.reviewCount === 0 ? (
    <Text color="fg.muted">No reviews yet</Text>
  ) : (
    <Flex columnGap="2" align="center" flexWrap="wrap">
      <Stars rating={Number(property.averageRating)} />
      <b>{averageText(property)}</b>
      <chakra.span color="fg.muted">{reviewsText(property.reviewCount)}</chakra.span>
    </Flex>
  );

const ListedProperty = ({ property }: { property: BuildingProperty }) => (
  <Row>
    <Box minW="0">
      <RowLink to={`/property/${property.id}`}>{unitName(property.unit)}</RowLink>
      <Text textStyle="meta" color="fg.muted">
        <span>{`${typeName(property.propertyType)} · `}</span>
        <span translate="no">{property.address}</span>
      </Text>
      {property.issueTags.length > 0 && (
        <Flex mt="1.5" gap="2" flexWrap="wrap">
          {property.issueTags.slice(0, MAX_TAGS).map(tag => (
            <IssueTag key={tag} tag={tag} />
          ))}
        </Flex>
      )}
    </Box>
    <Flex
      direction={{ base: 'row', sm: 'column' }}
      justify="space-between"
      align={{ base: 'center', sm: 'end' }}
      wrap="wrap"
      columnGap="4"
    >
      <Rating property={property} />
      <CompareButton property={property} inRow />
    </Flex>
  </Row>
);

/** The properties of a building, those with the most reviews first. */
export function BuildingProperties({ buildingId }: { buildingId: number }) {
  const [searchParams] = useSearchParams();
  const shown = readPropertiesPages(searchParams);
  const { pages, error } = useBuildingProperties(buildingId, shown);
  const total = Number(pages?.[0]?.total ?? 0);
  const more = new URLSearchParams(searchParams);
  more.set(PROPERTIES_PARAM, String(shown + 1));
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
        {pages?.flatMap(({ rows }) =>
          rows.map(property => <ListedProperty key={property.id} property={property} />),
        )}
      </chakra.ul>
      {total > shown * PROPERTIES_SIZE && (
        <ButtonLink look="outline" mt="4" to={{ search: more.toString() }} preventScrollReset replace>
          Show more properties
        </ButtonLink>
      )}
    </Box>
  );
}
