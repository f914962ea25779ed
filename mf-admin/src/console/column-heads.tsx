import { chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { ArrowLeft } from '@home-truths/platform/ui/icons';
import { defaultSort, type Filters, type SelectFilter, sortsOf } from './filters.ts';

/** A column of a table. */
export interface Column {
  name: string;
  /** The name is for screen readers only. */
  isNameHidden?: boolean;
  /** With its padding; columns without one share the rest. */
  width?: string;
  /** The orders by its values, first the one that a press on its head chooses first. */
  sorts?: { ascending?: string; descending?: string };
}

/** The column with the checkboxes. */
export const SELECT_COLUMN: Column = { name: 'Select', isNameHidden: true, width: '3rem' };

/** A column with buttons. */
export const actionsColumn = (width: string): Column => ({ name: 'Actions', isNameHidden: true, width });

/** The filters of a list that can be sorted. */
export interface Sorting {
  selectFilter: Pick<SelectFilter<string>, 'sorts'>;
  filters: Pick<Filters<string>, 'q' | 'option' | 'sort'> & { change(changes: { sort?: string }): void };
}

const Head = chakra(
  'th',
  {
    base: {
      h: '11',
      color: 'fg.muted',
      textStyle: 'meta',
      fontWeight: '600',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
  },
  { defaultProps: { scope: 'col', role: 'columnheader' } },
);

const SortButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '9',
      fontWeight: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      '[aria-sort] > &': { color: 'fg' },
      '& > svg': {
        flexShrink: '0',
        opacity: '0.4',
        transform: 'rotate(-90deg)',
        '[aria-sort] &': { opacity: '1' },
        '[aria-sort=ascending] &': { transform: 'rotate(90deg)' },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** The orders of a column that are possible now, the one that it has, and the one that a press chooses. */
function ordersOf({ sorts = {} }: Column, { selectFilter, filters }: Sorting) {
  const names = sortsOf(selectFilter, filters).map(([sort]) => sort);
  const orders = Object.entries(sorts).filter(([, sort]) => names.includes(sort));
  return {
    isSortable: orders.length > 0,
    direction: orders.find(([, sort]) => sort === filters.sort)?.[0] as keyof typeof sorts | undefined,
    next: orders.find(([, sort]) => sort !== filters.sort)?.[1] ?? defaultSort(selectFilter, filters.option),
  };
}

const SortableHead = ({ column, sorting }: { column: Column; sorting: Sorting }) => {
  const { isSortable, direction, next } = ordersOf(column, sorting);
  return (
    <Head w={column.width} aria-sort={direction}>
      {isSortable ? (
        <SortButton onClick={() => sorting.filters.change(next === undefined ? {} : { sort: next })}>
          <span>{column.name}</span> <ArrowLeft size={14} aria-hidden />
        </SortButton>
      ) : (
        column.name
      )}
    </Head>
  );
};

interface ColumnHeadsProps {
  columns: readonly Column[];
  /** Undefined for a list with one order. */
  sorting: Sorting | undefined;
}

/** The heads of a table’s columns, each with a button where the list can be sorted by it. */
export const ColumnHeads = ({ columns, sorting }: ColumnHeadsProps) => (
  <chakra.tr role="row">
    {columns.map(column =>
      column.isNameHidden ? (
        <Head key={column.name} w={column.width}>
          <VisuallyHidden>{column.name}</VisuallyHidden>
        </Head>
      ) : sorting ? (
        <SortableHead key={column.name} column={column} sorting={sorting} />
      ) : (
        <Head key={column.name} w={column.width}>
          {column.name}
        </Head>
      ),
    )}
  </chakra.tr>
);
