import { CompareButton } from '@home-truths/platform/compare';
import { type BuildingProperty, unitName } from '@home-truths/platform/contract';
import { Link, useSearchParams } from '@home-truths/platform/router';
import { Box, ButtonLink, chakra, Heading, Text } from '@home-truths/platform/ui';
import { reviewsText, typeName } from '@home-truths/platform/ui/property';
import { averageText } from '../property/rating.ts';
import { PROPERTIES_PER_PAGE, useBuildingProperties } from '../queries.ts';
import { MAX_PAGE_COUNT, PAGE_COUNT_PARAM, readPageCount } from './page-count.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    pos: 'relative',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minH: '14',
    '& + &': { borderTopWidth: '1px' },
    _hover: { '& a': { textDecoration: 'underline' } },
  },
});

const RowLink = chakra(Link, {
  base: {
    fontWeight: '600',
    color: 'brand.fg',
    _after: { content: '""', pos: 'absolute', inset: '0' },
  },
});

const ListedProperty = ({ property }: { property: BuildingProperty }) => (
  <Row>
    <Text minW="0" color="fg.muted">
      <RowLink to={`/property/${property.id}`}>{unitName(property.unit)}</RowLink>
      <span>{` · ${typeName(property.propertyType)} · `}</span>
      <chakra.span whiteSpace="nowrap">
        {property.reviewCount > 0 && <chakra.b color="fg">{averageText(property)}</chakra.b>}
        <span>
          {property.reviewCount > 0 ? ` from ${reviewsText(property.reviewCount)}` : 'No reviews yet'}
        </span>
      </chakra.span>
    </Text>
    <CompareButton property={property} inRow />
  </Row>
);

export function BuildingProperties({ buildingId }: { buildingId: number }) {
  const [searchParams] = useSearchParams();
  const pageCount = readPageCount(searchParams);
  const { pages, error } = useBuildingProperties(buildingId, pageCount);
  const total = Number(pages?.[0]?.total ?? 0);
  const hasMore = pageCount < MAX_PAGE_COUNT && total > pageCount * PROPERTIES_PER_PAGE;
  const moreParams = new URLSearchParams(searchParams);
  moreParams.set(PAGE_COUNT_PARAM, String(pageCount + 1));
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
      {hasMore && (
        <ButtonLink look="outline" mt="4" to={{ search: moreParams.toString() }} preventScrollReset replace>
          Show more properties
        </ButtonLink>
      )}
    </Box>
  );
}
