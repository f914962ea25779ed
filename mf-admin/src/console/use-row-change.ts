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

/** Shows a change in all cached lists of a route before the server makes it; returns a function that reverts it. */
async function patchRows<Row>(
  queryClient: ReturnType<typeof useQueryClient>,
  list: Route,
  patch: (row: Row) => Row,
): Promise<() => void> {
  const lists = { queryKey: keyOf(list) };
  // reads under way would show the old values again
  await queryClient.cancelQueries(lists);
  const previous = queryClient.getQueriesData(lists);
  queryClient.setQueriesData<InfiniteData<ListPage<Row>>>(
    lists,
    // single pages, such as those of the dashboard, show no rows
    data =>
      data?.pages && { ...data, pages: data.pages.map(page => ({ ...page, rows: page.rows.map(patch) })) },
  );
  return () => {
    for (const [key, data] of previous) queryClient.setQueryData(key, data);
  };
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
    const revert = await patchRows<Row>(queryClient, list, each =>
      each.id === id ? { ...each, ...wanted.mine } : each,
    );
    try {
      const reply = await write.mutateAsync({ input: wanted.inputOf(version) });
      setConflict(undefined);
      wanted.onChanged(reply as Reply<R>);
    } catch (error) {
      revert();
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
