import { removeCompared } from '@home-truths/platform/compare';
import type { CompareProperty } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { scrollToFocus } from '@home-truths/platform/scroll-to-focus';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { X } from '@home-truths/platform/ui/icons';
import { fullAddress, localityOf, PropertyPicture, reviewsText } from '@home-truths/platform/ui/property';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import type { CSSProperties } from 'react';
import { averageText } from '../property/rating.ts';
import { comparisonUrl } from './compare-params.ts';
import { type CompareCell, rowsOf } from './compare-rows.tsx';

const Frame = chakra('section', {
  base: { ...cardRecipe.base, pos: 'relative', _print: { borderWidth: '0', bg: 'transparent' } },
  variants: {
    scrolls: {
      true: {
        lgDown: { overflowX: 'auto', overscrollBehaviorX: 'contain', scrollSnapType: 'x proximity' },
        _print: { overflow: 'visible' },
      },
    },
  },
});

const Table = chakra(
  'table',
  {
    base: {
      w: 'full',
      maxW: { lg: 'calc(10rem + var(--columns) * 30rem)' },
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
      '& :is(th, td)': {
        px: { base: '3', md: '4' },
        py: '3',
        textAlign: 'start',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
        _print: { px: '2', py: '1.5' },
      },
      '& :is(tbody th, tbody td)': { borderTopWidth: '1px' },
      '& tbody th': { color: 'fg.muted', fontWeight: '600' },
      // keeps the focused link from being covered by the head
      '& tbody a': { scrollMarginTop: '13rem' },
      '& thead': {
        // static if the frame scrolls sideways, because the head would stick to the frame instead of the window
        pos: { base: 'var(--head)', lg: 'sticky' },
        top: '4rem',
        zIndex: '2',
        '@media (max-height: 30rem)': { pos: 'static' },
        _print: { pos: 'static' },
      },
      '& thead :is(th, td)': {
        pos: 'relative',
        bg: 'bg.panel',
        borderBottomWidth: '1px',
        fontWeight: '400',
        '&:first-child': { borderTopLeftRadius: 'card' },
        '&:last-child': { borderTopRightRadius: 'card' },
      },
      '& tbody tr:first-child > *': { borderTopWidth: '0' },
      lg: {
        '& tr > :first-child': { w: '10rem', borderEndWidth: '1px', _print: { w: '7rem' } },
      },
      lgDown: {
        display: 'block',
        w: 'max(100%, var(--columns) * min(50%, 14rem))',
        '& :is(thead, tbody)': { display: 'block' },
        '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
        '& thead td': { display: 'none' },
        '& thead th:nth-of-type(1)': { borderTopLeftRadius: 'card' },
        '& th + th, & td + td': { borderStartWidth: '1px' },
        '& :is(thead th, tbody td)': { scrollSnapAlign: 'start' },
        '& tbody th': {
          gridColumn: '1 / -1',
          py: '1.5',
          bg: 'bg.subtle',
          '& span': { pos: 'sticky', insetStart: '3' },
        },
        '& tbody td': { borderTopWidth: '0' },
      },
      _print: {
        fontSize: '9pt',
        lineHeight: '1.3',
        '& p': { fontSize: '8.5pt', lineHeight: '1.3' },
      },
    },
  },
  // a browser may drop the table roles of elements displayed as a grid, so all are explicit
  { defaultProps: { role: 'table' } },
);

const Picture = chakra('div', {
  base: {
    display: 'none',
    '@container (min-width: 15rem)': { display: 'block' },
    pos: 'relative',
    flexShrink: '0',
    w: '6rem',
    h: '4rem',
    overflow: 'hidden',
    bg: 'bg.muted',
    borderRadius: 'control',
    _print: { display: 'none' },
  },
});

const AddressLink = chakra(Link, {
  base: {
    display: 'inline-block',
    maxW: 'full',
    minH: '6',
    color: 'brand.fg',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.05rem',
    lineHeight: '1.3',
    textDecoration: 'underline',
    _print: { fontSize: '10pt' },
  },
});

const RemoveLink = chakra(Link, {
  base: {
    pos: 'absolute',
    top: '0',
    insetEnd: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    color: 'fg.muted',
    borderRadius: 'control',
    _hover: { color: 'brand.fg' },
    _print: { display: 'none' },
  },
});

interface ColumnHeadProps {
  property: CompareProperty;
  urlWithout: string;
}

const ColumnHead = ({ property, urlWithout }: ColumnHeadProps) => (
  <chakra.th scope="col" role="columnheader">
    <Flex gap="3" align="flex-start" containerType="inline-size">
      <Picture>
        <PropertyPicture property={property} />
      </Picture>
      <Box minW="0" translate="no">
        <Box pe="6">
          <AddressLink to={`/property/${property.id}`}>{property.address}</AddressLink>
        </Box>
        <Text color="fg.muted" textStyle="meta">
          {localityOf(property)}
        </Text>
        {/* repeats the first row, which scrolls away */}
        <Text textStyle="meta" fontWeight="600" aria-hidden>
          {property.reviewCount > 0 && `${averageText(property)} · ${reviewsText(property.reviewCount)}`}
        </Text>
      </Box>
    </Flex>
    <RemoveLink
      to={urlWithout}
      preventScrollReset
      aria-label={`Remove ${fullAddress(property)}`}
      onClick={() => removeCompared([property.id])}
    >
      <X size={20} aria-hidden />
    </RemoveLink>
  </chakra.th>
);

function CellValue({ cell, highest }: { cell: CompareCell | undefined; highest: string | undefined }) {
  if (!cell)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>Not known</VisuallyHidden>
      </>
    );
  if (highest && cell.average?.shown === highest)
    return (
      <>
        <chakra.span color="brand.fg" aria-hidden>
          ●{' '}
        </chakra.span>
        <VisuallyHidden>Highest: </VisuallyHidden>
        <b>{cell.text}</b>
      </>
    );
  return <div>{cell.content ?? cell.text}</div>;
}

interface CompareTableProps {
  properties: CompareProperty[];
  onlyDifferences: boolean;
}

export function CompareTable({ properties, onlyDifferences }: CompareTableProps) {
  const rows = rowsOf(properties, onlyDifferences);
  const scrolls = properties.length > 2;
  const idsWithout = (id: number) => properties.map(property => property.id).filter(other => other !== id);
  return (
    <>
      <Frame scrolls={scrolls} tabIndex={0} aria-label="Comparison" onFocus={scrollToFocus}>
        <Table
          style={{ '--columns': properties.length, '--head': scrolls ? 'static' : 'sticky' } as CSSProperties}
        >
          <chakra.thead role="rowgroup">
            <chakra.tr role="row">
              <td>
                <VisuallyHidden>Property</VisuallyHidden>
              </td>
              {properties.map(property => (
                <ColumnHead
                  key={property.id}
                  property={property}
                  urlWithout={comparisonUrl(idsWithout(property.id), onlyDifferences)}
                />
              ))}
            </chakra.tr>
          </chakra.thead>
          <chakra.tbody role="rowgroup">
            {rows.map(({ name, cells, highest }) => (
              <chakra.tr role="row" key={name}>
                <chakra.th scope="row" role="rowheader">
                  <span>{name}</span>
                </chakra.th>
                {cells.map((cell, column) => (
                  <chakra.td role="cell" key={properties[column]?.id}>
                    <CellValue cell={cell} highest={highest} />
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </chakra.tbody>
        </Table>
      </Frame>
      {rows.length === 0 && (
        <Text mt="4" role="status">
          These properties are the same in everything we know about them.
        </Text>
      )}
    </>
  );
}
