import type { AdminProperty } from '@home-truths/platform/contract';
import { Box, Flex, Text } from '@home-truths/platform/ui';
import { Building2, Combine } from '@home-truths/platform/ui/icons';
import { fullAddress, localDate, localityOf, PropertyPicture } from '@home-truths/platform/ui/property';
import { HistoryLink } from '../audit/history-link.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column } from '../console/column-heads.tsx';
import { RecordLink } from '../console/links.ts';
import { RowActions } from '../console/row-actions.tsx';
import { Cell, HeadCell, PhoneOnly, TableRow } from '../console/table-row.tsx';
import { buildingName } from './facts-text.ts';
import { PropertyFacts, RatingFigure } from './property-facts.tsx';

export const PROPERTY_TABLE_COLUMNS: readonly Column[] = [
  { name: 'Picture', isNameHidden: true, width: '7.75rem' },
  { name: 'Property' },
  { name: 'Details', width: '16%' },
  { name: 'Rating', width: '6.5rem', sorts: { descending: 'rating-high' } },
  { name: 'Reviews', width: '6.5rem', sorts: { descending: 'most-reviews' } },
  { name: 'Added', width: '8rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  actionsColumn('11.5rem'),
];

interface PropertyRowProps {
  property: AdminProperty;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
  onMerge(): void;
  onChangeBuilding(): void;
}

const BuildingLink = ({ building }: { building: NonNullable<AdminProperty['building']> }) => (
  <Text mt="1" color="fg.muted" textStyle="meta">
    <span>In </span>
    <RecordLink to={`/building/${building.id}`} dir="auto">
      <span translate="no">{buildingName(building)}</span>
    </RecordLink>
  </Text>
);

const MergedInto = ({ mergedInto }: { mergedInto: NonNullable<AdminProperty['mergedInto']> }) => (
  <Text mt="1">
    <span>Merged into </span>
    <RecordLink to={`/admin/buildings/merges?merge=${mergedInto.mergeId}`} dir="auto">
      <span translate="no">{fullAddress(mergedInto)}</span>
    </RecordLink>
  </Text>
);

const Status = ({ property: { visibility, mergedInto, createdAt } }: { property: AdminProperty }) => {
  if (mergedInto) return <Badge>Merged</Badge>;
  if (visibility === 'deleted') return <Badge colour="red">Deleted</Badge>;
  return (
    <Text color="fg.muted" textStyle="meta">
      <PhoneOnly>Added </PhoneOnly>
      <span>{localDate(createdAt)}</span>
    </Text>
  );
};

export const PropertyRow = (props: PropertyRowProps) => {
  const { property, onMerge, onChangeBuilding, ...actions } = props;
  const { address, building, mergedInto } = property;
  const isDeleted = property.visibility === 'deleted';
  return (
    <TableRow first="picture" isOneLine>
      <Cell>
        <Box pos="relative" w="5.5rem" h="4rem" borderRadius="control" overflow="hidden" fontSize="0.7rem">
          <PropertyPicture property={property} />
        </Box>
      </Cell>
      <HeadCell>
        {isDeleted ? (
          <Text fontWeight="600" dir="auto">
            <span translate="no">{address}</span>
          </Text>
        ) : (
          <RecordLink fontWeight="600" to={`/property/${property.id}`} dir="auto">
            <span translate="no">{address}</span>
          </RecordLink>
        )}
        <Text color="fg.muted" dir="auto">
          <span translate="no">{localityOf(property)}</span>
        </Text>
        {building && <BuildingLink building={building} />}
        {mergedInto && <MergedInto mergedInto={mergedInto} />}
      </HeadCell>
      <Cell>
        <PropertyFacts property={property} />
      </Cell>
      <Cell>
        <RatingFigure property={property} />
      </Cell>
      <Cell display={{ base: 'none', lg: 'table-cell' }} textStyle="meta">
        {property.reviewCount.toLocaleString('en-AU')}
      </Cell>
      <Cell>
        <Status property={property} />
        <HistoryLink subject="property" id={property.id} name={address} />
      </Cell>
      <Cell>
        <Flex gap="2.5" wrap="wrap" justify={{ lg: 'flex-end' }}>
          {!mergedInto && (
            <RowActions
              {...actions}
              name={address}
              isDeleted={isDeleted}
              more={[
                !isDeleted && { label: 'Building', Icon: Building2, onSelect: onChangeBuilding },
                !isDeleted && { label: 'Merge with…', Icon: Combine, onSelect: onMerge },
              ]}
            />
          )}
        </Flex>
      </Cell>
    </TableRow>
  );
};
