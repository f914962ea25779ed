import { chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { ArrowLeft } from '@home-truths/platform/ui/icons';
import { defaultSort, type Filters, type SelectFilter, sortsOf } from './filters.ts';

export interface Column {
  name: string;
  /** True if only screen readers get the name. */
  isNameHidden?: boolean;
  /** Includes the padding; columns without a width share what is left. */
  width?: string;
  /** Names of orders in `SelectFilter.sorts`. A press on the head chooses the first, the next press the other one. */
  sorts?: { ascending?: string; descending?: string };
}

export const SELECT_COLUMN: Column = { name: 'Select', isNameHidden: true, width: '3rem' };

export const actionsColumn = (width: string): Column => ({ name: 'Actions', isNameHidden: true, width });

export interface Sorting {
  selectFilter: Pick<SelectFilter<string>, 'sorts'>;
  filters: Pick<Filters<string>, 'q' | 'option' | 'sort'> & {
    change(changes: { sort: string | undefined }): void;
  };
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
  // a browser may drop the role, since the table is no table on phones
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

/** Returns the present direction of a column, and the order that a press chooses: another one, or else the default. */
function ordersOf({ sorts = {} }: Column, { selectFilter, filters }: Sorting) {
  const offered = sortsOf(selectFilter, filters).map(([sort]) => sort);
  const orders = Object.entries(sorts).filter(([, sort]) => offered.includes(sort));
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
        <SortButton onClick={() => sorting.filters.change({ sort: next })}>
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
  sorting: Sorting | undefined;
}

export const ColumnHeads = ({ columns, sorting }: ColumnHeadsProps) => (
  <chakra.tr role="row">
    {columns.map(column =>
      sorting && !column.isNameHidden ? (
        <SortableHead key={column.name} column={column} sorting={sorting} />
      ) : (
        <Head key={column.name} w={column.width}>
          {column.isNameHidden ? <VisuallyHidden>{column.name}</VisuallyHidden> : column.name}
        </Head>
      ),
    )}
  </chakra.tr>
);
