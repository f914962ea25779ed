import { chakra } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { TickLabel } from './tick.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
    '& > * + *': { gridColumn: { base: '2', lg: 'auto' } },
    // the box stands beside the first line, though a finger finds it around that
    '& > label': { alignSelf: 'start', mt: '-2.5' },
  },
  variants: {
    oneLine: {
      true: {
        alignItems: { base: 'start', lg: 'center' },
        '& > label': { alignSelf: { base: 'start', lg: 'center' }, mt: { base: '-2.5', lg: '0' } },
      },
    },
  },
});

interface TickedRowProps {
  tabIndex: number;
  /** The grid's columns where there is room. */
  columns: string;
  /** Whether the parts are low enough to stand on one line where there is room. */
  isOneLine?: boolean;
  children: ReactNode;
}

/**
 * A row of a list whose first column is a box to tick; on a phone the rest stands beside it. A part with props, since
 * Chakra writes the styles of what extends a part into the part: what one screen drew would show in the next one.
 */
export const TickedRow = ({ columns, isOneLine = false, ...row }: TickedRowProps) => (
  <Row oneLine={isOneLine} gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', lg: columns }} {...row} />
);

/** Whether a row is ticked, and what happens when that changes. */
export interface TickBox {
  checked: boolean;
  onChange(): void;
}

/** The box of a row. `name` tells screen readers which one. */
export const Tick = ({ name, box }: { name: string; box: TickBox }) => (
  <TickLabel>
    <input type="checkbox" aria-label={`Select ${name}`} {...box} />
  </TickLabel>
);
