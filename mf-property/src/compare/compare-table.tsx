import { removeCompared } from '@home-truths/platform/compare';
import type { CompareProperty } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { scrollToFocus } from '@home-truths/platform/scroll-to-focus';
import { Box, chakra, Text, TextLink, VisuallyHidden } from '@home-truths/platform/ui';
import { fullAddress, localityOf, PropertyPicture } from '@home-truths/platform/ui/home';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { comparisonUrl } from './compare-params.ts';
import { rowsOf } from './compare-rows.tsx';

/** The width of the fixed column. */
const NAMES_WIDTH = { base: '7.25rem', md: '10rem' };

/** A wide table scrolls within this container, which is focusable for keyboard users. */
const ScrollContainer = chakra('section', {
  base: {
    ...cardRecipe.base,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // what has the focus is not under the fixed column
    scrollPaddingInlineStart: NAMES_WIDTH,
    _print: { overflow: 'visible', borderWidth: '0', bg: 'transparent' },
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      px: { base: '3', md: '4' },
      py: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      _print: { px: '2', py: '1.5' },
    },
    '& tbody :is(th, td)': { borderTopWidth: '1px' },
    '& tr > :first-child': {
      pos: 'sticky',
      insetStart: '0',
      zIndex: '1',
      w: NAMES_WIDTH,
      bg: 'bg.panel',
      borderEndWidth: '1px',
      color: 'fg.muted',
      fontWeight: '600',
      _print: { pos: 'static', w: '7rem' },
    },
    _print: {
      minW: '0',
      fontSize: '9pt',
      lineHeight: '1.3',
      '& p': { fontSize: '8.5pt', lineHeight: '1.3' },
    },
  },
  variants: {
    columns: {
      1: { minW: '15rem', maxW: '40rem' },
      2: { minW: { base: '27rem', md: '34rem' } },
      3: { minW: { base: '36rem', md: '44rem' } },
      4: { minW: { base: '46rem', md: '54rem' } },
    },
  },
});

const Picture = chakra('div', {
  base: {
    pos: 'relative',
    aspectRatio: '8 / 5',
    mb: '3',
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
    textUnderlineOffset: '0.2em',
    _print: { fontSize: '10pt' },
  },
});

interface ColumnHeadProps {
  property: CompareProperty;
  /** The comparison without this property. */
  urlWithout: string;
}

const ColumnHead = ({ property, urlWithout }: ColumnHeadProps) => (
  <th scope="col">
    <Picture>
      <PropertyPicture property={property} />
    </Picture>
    <Box translate="no">
      <AddressLink to={`/property/${property.id}`}>{property.address}</AddressLink>
      <Text mt="1" color="fg.muted" fontWeight="400" textStyle="meta">
        {localityOf(property)}
      </Text>
    </Box>
    <TextLink
      to={urlWithout}
      preventScrollReset
      minH="11"
      aria-label={`Remove ${fullAddress(property)}`}
      onClick={() => removeCompared([property.id])}
      _print={{ display: 'none' }}
    >
      Remove
    </TextLink>
  </th>
);

interface CompareTableProps {
  properties: CompareProperty[];
  onlyDifferences: boolean;
}

/** Properties side by side, one in each column. */
export function CompareTable({ properties, onlyDifferences }: CompareTableProps) {
  const rows = rowsOf(properties, onlyDifferences);
  const columns = properties.length as 1 | 2 | 3 | 4;
  const without = (id: number) => properties.map(property => property.id).filter(other => other !== id);
  return (
    <>
      <ScrollContainer tabIndex={0} aria-label="Comparison" onFocus={scrollToFocus}>
        <Table columns={columns}>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>Property</VisuallyHidden>
              </td>
              {properties.map(property => (
                <ColumnHead
                  key={property.id}
                  property={property}
                  urlWithout={comparisonUrl(without(property.id), onlyDifferences)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={properties[column]?.id}>
                    {cell ? (
                      (cell.content ?? <span>{cell.text}</span>)
                    ) : (
                      <Text color="fg.muted">Not known</Text>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollContainer>
      {rows.length === 0 && (
        <Text mt="4" role="status">
          These properties are the same in everything we know about them.
        </Text>
      )}
    </>
  );
}
