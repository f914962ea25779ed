import type { Route, Sent } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/forms';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { serverMessage } from './server-message.ts';

interface DeletionOptions<Remove extends Route, Restore extends Route> {
  remove: Remove;
  restore: Restore;
  /** The reads that go stale. */
  refreshes: Route[];
  toasts: { deleted: string; notDeleted: string; restored: string; notRestored: string };
}

type ById = { params: { id: number } };

/** Deletes records of a list and brings them back (decision 154). */
export function useDeletion<Row extends { id: number }, Remove extends Route, Restore extends Route>(
  options: DeletionOptions<Remove, Restore>,
) {
  const { refreshes, toasts } = options;
  const removal = useWrite(options.remove, { refreshes });
  const restoring = useWrite(options.restore, { refreshes });
  /** What is asked about, and what has just been deleted. */
  const [asked, ask] = useState<Row>();
  const [deleted, setDeleted] = useState<Row>();
  const byId = ({ id }: Row): ById => ({ params: { id } });

  const say = (title: string) => toast({ title });
  const sayFailed = (title: string, error: unknown) => {
    console.error(title, error);
    toast({ title: 'Error', description: serverMessage(error) ?? title, kind: 'error' });
  };
  async function remove(row: Row) {
    try {
      await removal.mutateAsync({ sent: byId(row) as Sent<Remove> });
      setDeleted(row);
      say(toasts.deleted);
    } catch (error) {
      sayFailed(toasts.notDeleted, error);
    }
  }
  async function restore(row: Row) {
    try {
      await restoring.mutateAsync({ sent: byId(row) as Sent<Restore> });
      setDeleted(undefined);
      say(toasts.restored);
    } catch (error) {
      sayFailed(toasts.notRestored, error);
    }
  }
  return { asked, ask, deleted, forget: () => setDeleted(undefined), remove, restore };
}
