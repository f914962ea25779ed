import {
  ButtonLink,
  Card,
  chakra,
  Flex,
  Grid,
  lazyWithRetry,
  Skeleton,
  Text,
  TextButton,
  Unavailable,
} from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_ROWS, ROWS_PER_PAGE } from './filters.ts';
import { LazyDialog } from './lazy-dialog.tsx';
import { useListKeys } from './list-keys.ts';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadKeysDialog = lazyWithRetry(() =>
  import('./keys-dialog.tsx').then(module => module.KeysDialog),
);

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards on a phone, rows of one panel on wide screens. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '3', lg: '0' },
    outline: 'none',
    lg: cardRecipe.base,
    '& > li': {
      minW: '0',
      overflowWrap: 'anywhere',
      p: { base: '4', lg: '3.5' },
      px: { lg: '5' },
      bg: { base: 'bg.panel', lg: 'transparent' },
      borderWidth: { base: '1px', lg: '0' },
      borderRadius: { base: 'card', lg: '0' },
    },
    '& > li + li': { lg: { borderTopWidth: '1px' } },
  },
  variants: { outdated: { true: { opacity: '0.6' } } },
});

interface RowListProps<Row> {
  /** Undefined while the first rows are loading. */
  rows: Row[] | undefined;
  total: string;
  asOf: number;
  hasFailed: boolean;
  /** The server’s message where access is denied. */
  deniedMessage: string | undefined;
  /** The rows are those of the previous filters, or fewer than requested; the new ones are loading. */
  isOutdated: boolean;
  retry(): void;
  /** Ends the message "We couldn’t load …" and counts the rows, for example `Leads`. */
  what: string;
  /** The message for an empty list, for example `No leads found.` */
  emptyText: string;
  /** The URL that shows more rows. */
  moreUrl: string;
  /** The columns of the rows on wide screens, as of a grid, and their names. */
  heads?: { columns: string; names: readonly string[] };
  /** One row: list items. */
  children(row: Row, asOf: number): ReactNode;
}

/** Moves the focus to the first added row, or to the list when the focused row is removed. */
function useListFocus(length: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const previousLength = useRef(length ?? 0);
  const isMoreRequested = useRef(false);
  useEffect(() => {
    const previous = previousLength.current;
    previousLength.current = length ?? 0;
    if (isMoreRequested.current && previousLength.current > previous) {
      isMoreRequested.current = false;
      (list.current?.children[previous] as HTMLElement | undefined)?.focus();
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

const RowSkeletons = ({ what }: { what: string }) => (
  <List aria-busy aria-label={what}>
    {SKELETON_KEYS.map(key => (
      <li key={key}>
        <Skeleton minH="14" />
      </li>
    ))}
  </List>
);

/** The names of the columns, for the eye: a screen reader reads what is in them, which says what it is. */
const Heads = ({ columns, names }: NonNullable<RowListProps<unknown>['heads']>) => (
  <Grid
    aria-hidden
    display={{ base: 'none', lg: 'grid' }}
    columnGap="4"
    gridTemplateColumns={columns}
    px="5"
    pb="1.5"
    color="fg.muted"
    textStyle="meta"
    fontWeight="600"
  >
    {names.map(name => (
      <span key={name}>{name}</span>
    ))}
  </Grid>
);

/** `Showing 25 of 200` */
const countText = (shown: number, total: string) =>
  `Showing ${shown.toLocaleString('en-AU')} of ${total.replace(/\d+/, digits => Number(digits).toLocaleString('en-AU'))}`;

/** A list of the admin console: its rows, placeholders, the empty state or the failure, and Show more. */
export function RowList<Row>(props: RowListProps<Row>) {
  const {
    rows,
    total,
    asOf,
    hasFailed,
    deniedMessage,
    isOutdated,
    retry,
    what,
    emptyText,
    moreUrl,
    heads,
    children,
  } = props;
  const { list, requestMore } = useListFocus(rows?.length);
  const keys = useListKeys(list);
  if (deniedMessage) return <Empty>{deniedMessage}</Empty>;
  if (hasFailed) return <Unavailable what="this list" onRetry={retry} />;
  if (!rows) return <RowSkeletons what={what} />;
  if (rows.length === 0) return <Empty>{emptyText}</Empty>;
  const isLastPageFull = isOutdated || rows.length % ROWS_PER_PAGE === 0;
  const hasMore = isLastPageFull && rows.length !== Number(total) && rows.length < MAX_ROWS;
  return (
    <>
      {heads && <Heads {...heads} />}
      <List ref={list} tabIndex={-1} aria-label={what} aria-busy={isOutdated} outdated={isOutdated}>
        {rows.map(row => children(row, asOf))}
      </List>
      <Flex mt="5" gap="4" align="center" justify="space-between" flexWrap="wrap">
        <Text role="status" color="fg.muted">
          {countText(rows.length, total)}
        </Text>
        {hasMore && (
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
