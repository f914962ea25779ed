import { Box, chakra } from '@home-truths/platform/ui';
import { useId } from 'react';
import type { Block } from '../guides/guide.ts';
import { Inline } from './inline.tsx';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** On phones the table scrolls inside itself; people without a mouse reach it as a stop of its own. */
const Frame = chakra('section', {
  base: {
    overflowX: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    overscrollBehaviorX: 'contain',
    _print: { overflow: 'visible', borderRadius: '0' },
  },
});

const Sheet = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontSize: '0.97rem',
    lineHeight: '1.45',
    fontVariantNumeric: 'tabular-nums',
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
    '& td': { minW: { base: '10.5rem', md: '7.5rem' } },
    '& thead th': { color: 'fg.muted', fontWeight: '600', borderBottomWidth: '2px', borderColor: 'fg' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& tbody th': { fontWeight: '600' },
  },
});

/** Facts side by side; the first cell of each row names the row. */
export function Table({ caption, head, rows, note }: TableBlock) {
  const id = useId();
  return (
    <Box breakInside="avoid">
      <Frame tabIndex={0} aria-labelledby={id}>
        <Sheet>
          <caption id={id}>{caption}</caption>
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
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </Frame>
      {note && (
        <Box mt="2" color="fg.muted" textStyle="meta">
          <Inline text={note} />
        </Box>
      )}
    </Box>
  );
}
