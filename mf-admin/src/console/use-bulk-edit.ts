import type { Reply, RequestInput, Route } from '@home-truths/platform/contract';
import { invalidateAfter, useApi, useMutation, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';

/** Toast messages: one row changed; the plural noun, `leads`; one or more rows not changed. */
interface BulkEditMessages {
  one: string;
  noun: string;
  failed: string;
}

/** Undefined if the change does not suit the row. */
type InputOf<R extends Route, Row> = (row: Row) => RequestInput<R> | undefined;

interface BulkChange {
  route: Route;
  calls: { id: number; send(): Promise<unknown> }[];
  failed: string;
}

/** Row selection, and one change for all selected rows: one call per row, so that each can fail on its own. */
export function useBulkEdit<Row extends { id: number }>(rows: Row[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  /** Gets the focus once the bar with the button is gone. */
  const selectAllRef = useRef<HTMLInputElement>(null);
  const selected = rows.filter(({ id }) => ids.has(id));

  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const toggleAll = () => setIds(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id)));

  /** Changes the rows one after another; returns the replies, and the ids that could not be changed. */
  const edit = useMutation({
    async mutationFn({ calls, failed }: BulkChange) {
      const replies: unknown[] = [];
      const failedIds: number[] = [];
      for (const { id, send } of calls) {
        try {
          replies.push(await send());
        } catch (error) {
          console.error(`${failed}: ${id}`, error);
          failedIds.push(id);
        }
      }
      return { replies, failedIds };
    },
    onSuccess: (_, { route }) => invalidateAfter(queryClient, route),
  });

  /**
   * Calls a route with the input of each selected row; those that fail stay selected.
   * @returns the replies to those that succeeded
   */
  async function apply<R extends Route>(
    route: R,
    inputOf: InputOf<R, Row>,
    messages: BulkEditMessages,
  ): Promise<Reply<R>[]> {
    const calls = selected.flatMap(row => {
      const input = inputOf(row);
      return input ? [{ id: row.id, send: () => api(route, input) }] : [];
    });
    const { replies, failedIds } = await edit.mutateAsync({ route, calls, failed: messages.failed });
    setIds(new Set(failedIds));
    if (failedIds.length === 0) selectAllRef.current?.focus();
    const updatedCount = replies.length;
    toast(
      failedIds.length === 0
        ? { title: updatedCount === 1 ? messages.one : `${updatedCount} ${messages.noun} updated` }
        : {
            title: messages.failed,
            description: `${updatedCount} of ${updatedCount + failedIds.length} ${messages.noun} updated. The rest are still selected; try again.`,
            kind: 'error',
          },
    );
    return replies as Reply<R>[];
  }

  /** Returns undefined for a row that cannot be selected. */
  const checkboxOf = (row: Row) =>
    rows.includes(row) ? { checked: ids.has(row.id), onChange: () => toggle(row.id) } : undefined;
  const clear = () => setIds(new Set());
  return {
    count: rows.length,
    selected,
    isBusy: edit.isPending,
    selectAllRef,
    checkboxOf,
    toggleAll,
    clear,
    apply,
  };
}

/** Changes the selected rows of a list by any route. */
export type BulkApply<Row extends { id: number }> = ReturnType<typeof useBulkEdit<Row>>['apply'];

/** The bulk selection of any list. */
export type BulkEdit = Omit<ReturnType<typeof useBulkEdit>, 'apply' | 'checkboxOf'>;
