import { chakra } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { CheckboxLabel } from './checkbox-label.tsx';

/** A phone with large text. */
const NARROW = '@container (max-width: 15rem)';

const Row = chakra(
  'tr',
  {
    base: {
      display: { base: 'grid', lg: 'table-row' },
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: '4',
      rowGap: '2',
      p: { base: '4', lg: '0' },
      bg: { base: 'bg.panel', lg: 'transparent' },
      borderWidth: { base: '1px', lg: '0' },
      borderRadius: { base: 'card', lg: '0' },
      overflowWrap: 'anywhere',
      '& > *': { lg: { borderTopWidth: '1px', verticalAlign: 'top' } },
    },
    variants: {
      first: {
        // on a phone an empty cell takes no line
        text: { '& > :empty': { display: { base: 'none', lg: 'table-cell' } } },
        checkbox: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          '& > * + *': { gridColumn: '2' },
          // the checkbox is beside the first line, but its touch target is taller
          '& > td > label': { mt: '-2.5' },
          [NARROW]: { '& > * + * + *': { gridColumn: '1 / -1' } },
        },
        // the areas are those of the cells in lead-row.tsx
        lead: {
          gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
          gridTemplateAreas:
            '". name name status" "asked asked time time" "property property property property" "phone phone phone phone" "actions actions actions actions"',
          columnGap: '2',
          rowGap: '1',
          p: { base: '3', lg: '0' },
          '& > td > label': { my: '-2.5' },
          [NARROW]: {
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gridTemplateAreas:
              '". status" "name name" "asked asked" "time time" "property property" "phone phone" "actions actions"',
          },
        },
        picture: {
          gridTemplateColumns: '5.5rem minmax(0, 1fr)',
          '& > * + * + *': { gridColumn: '1 / -1' },
        },
      },
      oneLine: {
        true: {
          // `&&` outweighs the padding that `RowTable` gives
          '&& > *': { lg: { py: '1.5', verticalAlign: 'middle' } },
          '& > td > label': { lg: { my: '0' } },
        },
      },
      urgent: {
        true: {
          borderInlineStart: { base: '4px solid {colors.danger.fg}', lg: 'none' },
          '& > :first-child': { lg: { boxShadow: 'inset 4px 0 0 {colors.danger.fg}' } },
        },
      },
    },
    defaultVariants: { first: 'text' },
  },
  // a browser may drop the table roles of elements displayed as a grid
  { defaultProps: { role: 'row', tabIndex: -1 } },
);

interface TableRowProps {
  id?: string;
  /** The first cell; on a phone the other cells are beside or below it. `lead` is the layout of leads. */
  first?: 'text' | 'checkbox' | 'picture' | 'lead';
  /** True if all cells are low enough for one line on wide screens. */
  isOneLine?: boolean;
  isUrgent?: boolean;
  children: ReactNode;
}

/**
 * A row of a table, a card on a phone. Screens style it by props, because Chakra merges the styles of an extending
 * component into the extended one: they would leak from screen to screen.
 */
export const TableRow = ({ isOneLine = false, isUrgent = false, ...row }: TableRowProps) => (
  <Row oneLine={isOneLine} urgent={isUrgent} {...row} />
);

export const Cell = chakra('td', { base: { minW: '0' } }, { defaultProps: { role: 'cell' } });

/** The cell that names its row's record. */
export const HeadCell = chakra(
  'th',
  { base: { minW: '0', fontWeight: 'inherit', textAlign: 'start' } },
  { defaultProps: { scope: 'row', role: 'rowheader' } },
);

/** For text that a column head says on wide screens. */
export const PhoneOnly = chakra('span', { base: { display: { lg: 'none' } } });

export interface CheckboxProps {
  checked: boolean;
  onChange(): void;
}

interface CheckboxCellProps {
  /** The record, for the accessible name. */
  name: string;
  /** Undefined if the record cannot be selected. */
  checkbox: CheckboxProps | undefined;
}

export const CheckboxCell = ({ name, checkbox }: CheckboxCellProps) => (
  <Cell>
    {checkbox && (
      <CheckboxLabel>
        <input type="checkbox" aria-label={`Select ${name}`} {...checkbox} />
      </CheckboxLabel>
    )}
  </Cell>
);
