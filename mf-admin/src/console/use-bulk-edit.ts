import type { RequestInput, Route } from '@home-truths/platform/contract';
import { invalidateAfter, useApi, useMutation, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';

/** The toast messages: one row changed; the plural noun, for example `leads`; one or more rows not changed. */
interface BulkEditMessages {
  one: string;
  noun: string;
  failed: string;
}

interface BulkChange<Row> {
  route: Route;
  call(row: Row): Promise<unknown>;
  messages: BulkEditMessages;
}

/** Row selection, and one change for all selected rows: one call per row, so that each can fail on its own. */
export function useBulkEdit<R extends Route, Row extends { id: number }>(
  route: R,
  rows: Row[],
  messages: BulkEditMessages,
) {
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

  /** Changes the selected rows one after the other; the result is the ids of those that could not be changed. */
  const edit = useMutation({
    async mutationFn({ call, messages: { failed } }: BulkChange<Row>) {
      const failedIds: number[] = [];
      for (const row of selected) {
        await call(row).catch(error => {
          console.error(`${failed}: ${row.id}`, error);
          failedIds.push(row.id);
        });
      }
      return failedIds;
    },
    onSuccess: (_, { route }) => invalidateAfter(queryClient, route),
  });

  /** Calls the route with the input of each selected row; those that fail stay selected. */
  const apply = (inputOf: (row: Row) => RequestInput<R>) => applyOther(route, inputOf, messages);

  /** Calls another route than that of the list. */
  async function applyOther<Other extends Route>(
    route: Other,
    inputOf: (row: Row) => RequestInput<Other>,
    messages: BulkEditMessages,
  ) {
    const failedIds = await edit.mutateAsync({ route, call: row => api(route, inputOf(row)), messages });
    setIds(new Set(failedIds));
    if (failedIds.length === 0) selectAllRef.current?.focus();
    const updatedCount = selected.length - failedIds.length;
    toast(
      failedIds.length === 0
        ? { title: updatedCount === 1 ? messages.one : `${updatedCount} ${messages.noun} updated` }
        : {
            title: messages.failed,
            description: `${updatedCount} of ${selected.length} ${messages.noun} updated. The rest are still selected; try again.`,
            kind: 'error',
          },
    );
  }

  /** The checkbox of a row; undefined for one that cannot be selected. */
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
    applyOther,
  };
}

/** Changes the selected rows of a list by any route. */
export type BulkApply<Row> = <R extends Route>(
  route: R,
  inputOf: (row: Row) => RequestInput<R>,
  messages: BulkEditMessages,
) => Promise<void>;

/** The bulk selection of any list. */
export type BulkEdit = Omit<ReturnType<typeof useBulkEdit>, 'apply' | 'applyOther' | 'checkboxOf'>;
