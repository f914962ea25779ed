import type { Reply, RequestInput, Route } from '@home-truths/platform/contract';
import {
  type InfiniteData,
  invalidateAfter,
  keyOf,
  useApi,
  useQueryClient,
  useWrite,
} from '@home-truths/platform/data';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { recordReader } from './admin-list.ts';
import { changedByOthers, type Versioned } from './changed-by-others.ts';
import type { PagedRoute, RowOf } from './list-rows.ts';
import { logAndShowError } from './log-and-show-error.ts';

interface ListPage<Row> {
  rows: Row[];
}

/** Shows values of a row in all cached lists of a route. */
function showValues<Row extends { id: number }>(
  queryClient: ReturnType<typeof useQueryClient>,
  list: Route,
  { id }: Row,
  values: Partial<Row>,
) {
  const withValues = (row: Row) => (row.id === id ? { ...row, ...values } : row);
  queryClient.setQueriesData<InfiniteData<ListPage<Row>>>(
    { queryKey: keyOf(list) },
    // single pages, such as those of the dashboard, show no rows
    data =>
      data?.pages && {
        ...data,
        pages: data.pages.map(page => ({ ...page, rows: page.rows.map(withValues) })),
      },
  );
}

export const loadRowConflict = lazyWithRetry(() =>
  import('./row-conflict-dialog.tsx').then(module => module.RowConflictDialog),
);

interface RowChange<R extends Route, Row> {
  /** The new values, which the row shows at once. */
  mine: Partial<Row>;
  inputOf(version: number | undefined): RequestInput<R>;
  onChanged(reply: Reply<R>): void;
}

const hasValues = <Row extends object>(row: Row, mine: Partial<Row>) =>
  Object.entries(mine).every(([name, value]) => row[name as keyof Row] === value);

/**
 * Changes a row. It shows the new values at once, and the old ones if the server refuses. After a conflict the user
 * chooses one of the two.
 * @param list the route whose cached rows are changed
 * @param failed the message of a refusal
 */
export function useRowChange<R extends Route, L extends PagedRoute, Row extends RowOf<L> & Versioned>(
  route: R,
  list: L,
  failed: string,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const write = useWrite(route);
  const [conflict, setConflict] = useState<{ theirs: Row; change: RowChange<R, Row> }>();
  const refresh = () => void invalidateAfter(queryClient, route);

  async function change(row: Row, wanted: RowChange<R, Row>) {
    const { id, version } = row;
    // reads under way would show the old values again
    await queryClient.cancelQueries({ queryKey: keyOf(list) });
    showValues(queryClient, list, row, wanted.mine);
    try {
      const reply = await write.mutateAsync({ input: wanted.inputOf(version) });
      setConflict(undefined);
      wanted.onChanged(reply as Reply<R>);
    } catch (error) {
      // only of this row: another may have been changed meanwhile
      showValues(queryClient, list, row, row);
      const readCurrent = () => recordReader(list, id)(api) as Promise<Row | undefined>;
      const theirs = await changedByOthers(error, version, readCurrent);
      if (!theirs) logAndShowError(failed, error);
      else if (!hasValues(theirs, wanted.mine)) setConflict({ theirs, change: wanted });
      else {
        toast({ title: 'Someone else has already done this' });
        refresh();
      }
    }
  }

  return {
    isBusy: write.isPending,
    change,
    conflict: conflict && {
      theirs: conflict.theirs,
      mine: conflict.change.mine,
      keepTheirs() {
        setConflict(undefined);
        refresh();
      },
      keepMine: () => void change(conflict.theirs, conflict.change),
    },
  };
}
