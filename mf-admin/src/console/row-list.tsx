import { ButtonLink, Card, chakra, Flex, Skeleton, Text, Unavailable } from '@home-truths/platform/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { MOST_SHOWN } from './filters.ts';
import { STEP } from './rows-query.ts';
import type { ReadRows } from './use-rows.ts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards on a phone, rows of one panel on wide screens. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '3', lg: '0' },
    m: '0',
    p: '0',
    listStyle: 'none',
    outline: 'none',
    lg: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'card' },
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

interface RowListProps<Row> extends ReadRows<Row> {
  /** Ends the message "We couldn’t load …" and counts the rows, for example `Leads`. */
  what: string;
  /** The message for an empty list, for example `No leads found.` */
  nothing: string;
  /** The URL that shows more rows. */
  more: string;
  /** One row: list items. */
  children(row: Row, asOf: number): ReactNode;
}

/** Moves the focus to the first added row, or to the list when the focused row is removed. */
function useFocus(length: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(length ?? 0);
  const isMoreRequested = useRef(false);
  useEffect(() => {
    const known = before.current;
    before.current = length ?? 0;
    if (isMoreRequested.current && before.current > known) {
      isMoreRequested.current = false;
      (list.current?.children[known] as HTMLElement | undefined)?.focus();
    } else if (before.current < known && document.activeElement === document.body) list.current?.focus();
  }, [length]);
  return { list, requestMore: () => (isMoreRequested.current = true) };
}

const Empty = ({ children }: { children: ReactNode }) => (
  <Card p={{ base: '7', md: '10' }} textAlign="center" role="status">
    <Text color="fg.muted">{children}</Text>
  </Card>
);

const Waiting = ({ what }: { what: string }) => (
  <List aria-busy aria-label={what}>
    {PLACEHOLDERS.map(key => (
      <li key={key}>
        <Skeleton minH="14" />
      </li>
    ))}
  </List>
);

/** `Showing 25 of 200` */
const countText = (shown: number, total: string) =>
  `Showing ${shown.toLocaleString('en-AU')} of ${total.replace(/\d+/, digits => Number(digits).toLocaleString('en-AU'))}`;

/** A list of the admin console: its rows, placeholders, the empty state or the failure, and Show more. */
export function RowList<Row extends { id: number }>(props: RowListProps<Row>) {
  const { rows, total, asOf, hasFailed, refusal, isOutdated, retry, what, nothing, more, children } = props;
  const { list, requestMore } = useFocus(rows?.length);
  if (refusal) return <Empty>{refusal}</Empty>;
  if (hasFailed) return <Unavailable what="this list" onRetry={retry} />;
  if (!rows) return <Waiting what={what} />;
  if (rows.length === 0) return <Empty>{nothing}</Empty>;
  const isFull = isOutdated || rows.length % STEP === 0;
  const isMore = isFull && rows.length !== Number(total) && rows.length < MOST_SHOWN;
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={what} aria-busy={isOutdated} outdated={isOutdated}>
        {rows.map(row => children(row, asOf))}
      </List>
      <Flex mt="5" gap="4" align="center" justify="space-between" flexWrap="wrap">
        <Text role="status" color="fg.muted">
          {countText(rows.length, total)}
        </Text>
        {isMore && (
          <ButtonLink to={more} look="outline" replace preventScrollReset onClick={requestMore}>
            {isOutdated ? 'Loading...' : 'Show more'}
          </ButtonLink>
        )}
      </Flex>
    </>
  );
}
