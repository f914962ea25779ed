import { Box, chakra } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { useId } from 'react';
import type { TableBlock } from '../guides/guide.ts';
import { Bars } from './bars.tsx';
import { Inline } from './inline.tsx';
import { PHONE } from './phone.ts';

/** A wide table scrolls in it; keyboards can focus it. */
const ScrollContainer = chakra('section', {
  base: {
    ...cardRecipe.base,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    [PHONE]: { overflow: 'visible', bg: 'transparent', borderWidth: '0' },
    _print: { overflow: 'visible', borderRadius: '0' },
  },
});

const StyledTable = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontSize: '0.97rem',
    lineHeight: '1.45',
    '& caption': {
      px: '4',
      pt: '3.5',
      pb: '2.5',
      textAlign: 'start',
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '1.05rem',
    },
    '& :is(th, td)': { px: '4', py: '2.5', textAlign: 'start', verticalAlign: 'top' },
    '& td': { minW: '7.5rem', whiteSpace: 'pre-line' },
    '& thead th': { color: 'fg.muted', fontWeight: '600', borderBottomWidth: '2px', borderColor: 'fg' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& tbody th': { fontWeight: '600' },
    '& tr': { breakInside: 'avoid' },
    [PHONE]: {
      '&, & :is(caption, tbody, th, td)': { display: 'block' },
      '& caption': { px: '0', pt: '0' },
      '& thead': { display: 'none' },
      '& tbody tr': {
        ...cardRecipe.base,
        display: 'block',
        px: '4',
        py: '3',
      },
      '& tbody tr + tr': { mt: '3' },
      '& :is(th, td)': { px: '0', py: '1.5' },
      '& tbody th': { fontFamily: 'heading', fontWeight: '700', fontSize: '1.1rem' },
    },
  },
  variants: {
    /** True if, on a phone, the cards are in one line, with the edge of the next in view. */
    inLine: {
      false: {
        [PHONE]: {
          '& td': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: '3' },
        },
      },
      true: {
        [`${PHONE} and (scripting: enabled)`]: {
          '& tbody': {
            display: 'flex',
            gap: '3',
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollSnapType: 'x mandatory',
            scrollBehavior: 'smooth',
            pb: '2',
          },
          '& tbody tr': { flex: '0 0 90%', scrollSnapAlign: 'start' },
          '& tbody tr + tr': { mt: '0' },
          '& tr[aria-current]': {
            borderColor: 'brand.fg',
            boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
          },
        },
      },
    },
  },
});

/** Names a cell's column on phones, where the column heads are hidden. */
const Label = chakra('span', {
  base: {
    display: 'none',
    color: 'fg.muted',
    fontWeight: '600',
    textStyle: 'meta',
    [PHONE]: { display: 'block' },
  },
});

export function Table({ caption, head, rows, note, byState, bars }: TableBlock) {
  const id = useId();
  return (
    <Box>
      <ScrollContainer tabIndex={0} aria-labelledby={id}>
        <StyledTable inLine={!!byState}>
          <caption>
            <span id={id}>{caption}</span>
            {bars && <Bars bars={bars} />}
          </caption>
          <thead>
            <tr>
              {head.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Inline text={name} />
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>
                    <Label>{head[column + 1]}</Label>
                    <span>
                      <Inline text={cell} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </StyledTable>
      </ScrollContainer>
      {note && (
        <Box mt="2" color="fg.muted" textStyle="meta">
          <Inline text={note} />
        </Box>
      )}
    </Box>
  );
}
