import { chakra } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { CheckboxLabel } from './checkbox-label.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
    '& > * + *': { gridColumn: { base: '2', lg: 'auto' } },
    // the checkbox is beside the first line, and its touch target reaches beyond that
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

interface SelectableRowProps {
  tabIndex: number;
  /** The grid's columns on wide screens. */
  columns: string;
  /** Whether the parts are low enough to share one line on wide screens. */
  isOneLine?: boolean;
  children: ReactNode;
}

/**
 * A row of a list whose first column is a checkbox; on a phone the rest is beside it. A component with props, since
 * Chakra merges the styles of an extending component into the extended one: they would leak from screen to screen.
 */
export const SelectableRow = ({ columns, isOneLine = false, ...row }: SelectableRowProps) => (
  <Row oneLine={isOneLine} gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', lg: columns }} {...row} />
);

/** Whether a row is selected, and what happens when that changes. */
export interface CheckboxProps {
  checked: boolean;
  onChange(): void;
}

/** The checkbox of a row; `name` is part of its accessible name. */
export const RowCheckbox = ({ name, checkbox }: { name: string; checkbox: CheckboxProps }) => (
  <CheckboxLabel>
    <input type="checkbox" aria-label={`Select ${name}`} {...checkbox} />
  </CheckboxLabel>
);
