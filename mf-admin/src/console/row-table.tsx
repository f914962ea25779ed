import {
  ButtonLink,
  Card,
  chakra,
  Flex,
  lazyWithRetry,
  Skeleton,
  Stack,
  Text,
  TextButton,
  Unavailable,
} from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Column, ColumnHeads, type Sorting } from './column-heads.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { recordRows, useListKeys } from './list-keys.ts';

export const loadKeysDialog = lazyWithRetry(() =>
  import('./keys-dialog.tsx').then(module => module.KeysDialog),
);

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards on phones, rows of one panel on wide screens. */
const Table = chakra(
  'table',
  {
    base: {
      display: { base: 'block', lg: 'table' },
      w: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
      outline: 'none',
      lg: cardRecipe.base,
      '& > thead': { display: { base: 'none', lg: 'table-header-group' } },
      '& > tbody': {
        containerType: 'inline-size',
        display: { base: 'flex', lg: 'table-row-group' },
        flexDirection: 'column',
        gap: '3',
      },
      '& > * > tr > *': {
        // `&:not(* + *)` is the first cell
        lg: { ps: '2', pe: '2', '&:not(* + *)': { ps: '5' }, '&:last-child': { pe: '5' } },
      },
      '& > tbody > tr > *': { lg: { py: '3.5' } },
    },
    variants: { outdated: { true: { opacity: '0.6' } } },
  },
  // a browser may drop the role of a table that is displayed as a block
  { defaultProps: { role: 'table' } },
);

interface RowTableProps<Row> extends Partial<Sorting> {
  rows: Row[] | undefined;
  /** `37`, or `1000+` */
  total: string;
  /** When the rows were read, in milliseconds. */
  readAt: number;
  hasFailed: boolean;
  /** The server's message if access is denied. */
  deniedMessage: string | undefined;
  /** True while rows of other filters, or more rows, are loading. */
  isOutdated: boolean;
  retry(): void;
  /** The accessible name: `Leads`. */
  what: string;
  emptyText: string;
  moreUrl: string | undefined;
  columns: readonly Column[];
  /** Renders a row, perhaps below a heading such as a day. */
  children(row: Row, readAt: number): ReactNode;
}

/** Moves the focus to the first new row after Show more, and to the list if the focused row was removed. */
function useListFocus(length: number | undefined) {
  const list = useRef<HTMLTableElement>(null);
  const previousLength = useRef(length ?? 0);
  const isMoreRequested = useRef(false);
  useEffect(() => {
    const previous = previousLength.current;
    previousLength.current = length ?? 0;
    if (isMoreRequested.current && previousLength.current > previous) {
      isMoreRequested.current = false;
      recordRows(list.current)[previous]?.focus();
    } else if (previousLength.current < previous && document.activeElement === document.body)
      list.current?.focus();
  }, [length]);
  return { list, requestMore: () => (isMoreRequested.current = true) };
}

const Empty = ({ children }: { children: ReactNode }) => (
  <Card p={{ base: '7', md: '10' }} textAlign="center" role="status">
    <Text color="fg.muted">{children}</Text>
  </Card>
);

const RowSkeletons = () => (
  <Stack gap="3" aria-busy>
    {SKELETON_KEYS.map(key => (
      <Skeleton key={key} minH="14" />
    ))}
  </Stack>
);

/** Returns `Showing 25 of 1,000+`. */
const countText = (shown: number, total: string) =>
  `Showing ${shown.toLocaleString('en-AU')} of ${total.replace(/\d+/, digits => Number(digits).toLocaleString('en-AU'))}`;

/** Shows a list, as `useListRows` and `useWholeList` return it. Sorts by the heads if it gets `filters`. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const {
    rows,
    total,
    readAt,
    hasFailed,
    deniedMessage,
    isOutdated,
    retry,
    what,
    emptyText,
    moreUrl,
    columns,
    selectFilter,
    filters,
    children,
  } = props;
  const { list, requestMore } = useListFocus(rows?.length);
  const keys = useListKeys(list);
  if (deniedMessage) return <Empty>{deniedMessage}</Empty>;
  if (hasFailed) return <Unavailable what="this list" onRetry={retry} />;
  if (!rows) return <RowSkeletons />;
  if (rows.length === 0) return <Empty>{emptyText}</Empty>;
  return (
    <>
      <Table ref={list} tabIndex={-1} aria-label={what} aria-busy={isOutdated} outdated={isOutdated}>
        <chakra.thead role="rowgroup">
          <ColumnHeads
            columns={columns}
            sorting={selectFilter?.sorts && filters && { selectFilter, filters }}
          />
        </chakra.thead>
        <chakra.tbody role="rowgroup">{rows.map(row => children(row, readAt))}</chakra.tbody>
      </Table>
      <Flex mt="5" gap="4" align="center" justify="space-between" flexWrap="wrap">
        <Text role="status" color="fg.muted">
          {countText(rows.length, total)}
        </Text>
        {moreUrl && (
          <ButtonLink to={moreUrl} look="outline" replace preventScrollReset onClick={requestMore}>
            {isOutdated ? 'Loading...' : 'Show more'}
          </ButtonLink>
        )}
        <TextButton
          display={{ base: 'none', lg: 'inline-flex' }}
          minH="11"
          aria-haspopup="dialog"
          onClick={keys.show}
        >
          Keyboard shortcuts
        </TextButton>
      </Flex>
      {keys.isShown && <LazyDialog load={loadKeysDialog} props={{ onClose: keys.close }} />}
    </>
  );
}
