import { chakra } from '@home-truths/platform/ui';
import { TickLabel } from './tick.tsx';

/** A row of a list whose first column is a box to tick; on a phone the rest stands beside it. */
export const TickedRow = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > * + *': { gridColumn: { base: '2', lg: 'auto' } },
    // the box stands beside the first line, though a finger finds it around that
    '& > label': { alignSelf: 'start', mt: '-2.5' },
  },
});

/** Whether a row is ticked, and what happens when that changes. */
export interface TickBox {
  checked: boolean;
  onChange(): void;
}

/** The box of a row. `name` tells screen readers which one. */
export const Tick = ({ name, box }: { name: string; box: TickBox }) => (
  <TickLabel>
    <input type="checkbox" aria-label={`Tick ${name}`} {...box} />
  </TickLabel>
);
