import { countLeads, editLead, type Lead, type LeadStatus, listLeads } from '@home-truths/platform/contract';
import { keyOf, useApi, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';

/** Ticked leads, and one status for all of them: one call for each, so that each may fail alone. */
export function useBulk(shown: Lead[]) {
  const api = useApi();
  const queries = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const ticked = shown.filter(({ id }) => ids.has(id));

  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const toggleAll = () => setIds(new Set(ticked.length === shown.length ? [] : shown.map(({ id }) => id)));

  /** The ids of those that did not take the status. */
  async function refusedOf(leads: Lead[], status: LeadStatus) {
    const refused: number[] = [];
    for (const { id, version } of leads) {
      await api(editLead, { params: { id }, body: { status, version } }).catch(error => {
        console.error(`Lead ${id} was not updated`, error);
        refused.push(id);
      });
    }
    return refused;
  }

  async function setStatus(status: LeadStatus) {
    setBusy(true);
    const refused = await refusedOf(ticked, status);
    const stale = [listLeads, countLeads].map(route => ({ queryKey: keyOf(route) }));
    await Promise.all(stale.map(filter => queries.invalidateQueries(filter)));
    setBusy(false);
    setIds(new Set(refused));
    const worked = ticked.length - refused.length;
    toast(
      refused.length === 0
        ? { title: worked === 1 ? 'Lead updated' : `${worked} leads updated` }
        : {
            title: 'Failed to update lead',
            description: `${worked} of ${ticked.length} leads were updated. The others are still ticked.`,
            kind: 'error',
          },
    );
  }

  const isTicked = (id: number) => ids.has(id);
  return { ticked, isBusy, isTicked, toggle, toggleAll, clear: () => setIds(new Set()), setStatus };
}
