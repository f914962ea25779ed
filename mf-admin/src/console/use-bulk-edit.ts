import type { Reply, RequestInput, Route } from '@home-truths/platform/contract';
import { invalidateAfter, useApi, useMutation, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';

interface BulkEditMessages {
  /** The message for one changed row. */
  one: string;
  /** The plural: `leads`. */
  noun: string;
  /** The message if some rows could not be changed. */
  failed: string;
}

/** Returns undefined to skip a row that the change does not suit. */
type InputOf<R extends Route, Row> = (row: Row) => RequestInput<R> | undefined;

interface BulkChange {
  route: Route;
  calls: { id: number; send(): Promise<unknown> }[];
  failed: string;
}

/** Selects rows and changes the selected ones, by a call for each, so that each can fail on its own. */
export function useBulkEdit<Row extends { id: number }>(rows: Row[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  /** Gets the focus when the bar with the focused button goes. */
  const selectAllRef = useRef<HTMLInputElement>(null);
  const selected = rows.filter(({ id }) => ids.has(id));

  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const toggleAll = () => setIds(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id)));

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

  /** Calls a route for each selected row. Returns the successful replies; rows that failed stay selected. */
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
    // rows selected meanwhile stay selected
    setIds(current => new Set([...current].filter(id => failedIds.includes(id) || !ids.has(id))));
    // a checkbox or text field that the administrator went to meanwhile keeps the focus; a select may go with the bar
    const hasMovedOn = document.activeElement?.closest('tr, input, textarea');
    if (failedIds.length === 0 && !hasMovedOn) selectAllRef.current?.focus();
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

export type BulkApply<Row extends { id: number }> = ReturnType<typeof useBulkEdit<Row>>['apply'];

export type BulkEdit = Omit<ReturnType<typeof useBulkEdit>, 'apply' | 'checkboxOf'>;
