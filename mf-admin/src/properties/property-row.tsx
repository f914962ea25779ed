import type { AdminProperty } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Text } from '@home-truths/platform/ui';
import { localDate, localityOf, PropertyPicture, reviewsText, typeName } from '@home-truths/platform/ui/home';
import { Badge } from '../console/badge.tsx';
import { RecordLink } from '../console/links.ts';
import { RowActions } from '../console/row-actions.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'center',
    gridTemplateColumns: {
      base: '5.5rem minmax(0, 1fr)',
      lg: '5.5rem minmax(0, 2fr) minmax(0, 1.4fr) 9rem auto',
    },
    '& > * + * + *': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});

/** The rooms and sizes that are known, as text. */
function factsText({
  propertyType,
  bedrooms,
  bathrooms,
  parkingSpaces,
  buildYear,
  propertySize,
}: AdminProperty) {
  const counted: [number | null, string][] = [
    [bedrooms, 'bed'],
    [bathrooms, 'bath'],
    [parkingSpaces, 'car'],
  ];
  return [
    typeName(propertyType),
    ...counted.filter(([count]) => count !== null).map(([count, what]) => `${count} ${what}`),
    buildYear && `Built ${buildYear}`,
    propertySize,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface PropertyRowProps {
  property: AdminProperty;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
}

/** A property as a row, with its actions. */
export const PropertyRow = (props: PropertyRowProps) => {
  const { property, ...actions } = props;
  const isDeleted = property.visibility === 'deleted';
  return (
    <Row tabIndex={-1}>
      <Box pos="relative" w="5.5rem" h="4rem" borderRadius="control" overflow="hidden" fontSize="0.7rem">
        <PropertyPicture property={property} />
      </Box>
      <Box minW="0">
        {isDeleted ? (
          <Text fontWeight="600" dir="auto">
            <span translate="no">{property.address}</span>
          </Text>
        ) : (
          <RecordLink fontWeight="600" to={`/property/${property.id}`} dir="auto">
            <span translate="no">{property.address}</span>
          </RecordLink>
        )}
        <Text color="fg.muted" dir="auto">
          <span translate="no">{localityOf(property)}</span>
        </Text>
      </Box>
      <Text minW="0" color="fg.muted" textStyle="meta" dir="auto">
        {factsText(property)}
      </Text>
      <Box>
        <Text textStyle="meta">
          {property.reviewCount === 0
            ? 'No reviews yet'
            : `${Number(property.averageRating).toFixed(1)}, ${reviewsText(property.reviewCount)}`}
        </Text>
        {isDeleted ? (
          <Badge colour="red">Deleted</Badge>
        ) : (
          <Text color="fg.muted" textStyle="meta">
            {`Added ${localDate(property.createdAt)}`}
          </Text>
        )}
      </Box>
      <Flex gap="2.5" wrap="wrap" justify={{ lg: 'flex-end' }}>
        <RowActions {...actions} name={property.address} isDeleted={isDeleted} />
      </Flex>
    </Row>
  );
};
