import { countLeads, type LeadStatus, listLeads } from '@home-truths/platform/contract';
import { read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { adminList } from '../console/admin-list.ts';

export const UPDATE_FAILED = 'Failed to update lead';

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  completed: 'Completed',
};

export const NEXT_STATUS: Partial<Record<LeadStatus, LeadStatus>> = {
  pending: 'contacted',
  contacted: 'completed',
};

export const LEADS = adminList({
  route: listLeads,
  selectFilter: {
    name: 'status',
    label: 'Status',
    options: { all: 'All statuses', ...LEAD_STATUS_LABELS },
    defaultOption: 'all',
    canFilterByAssigned: true,
    search: { label: 'Search leads', hint: 'Name, phone, email, address or notes' },
    sorts: {
      options: { newest: 'Newest first', oldest: 'Oldest first', status: 'By status' },
      defaultSort: 'newest',
      // who has waited longest is called first
      defaultSortOf: { pending: 'oldest' },
    },
  },
});

/** Never fails: an error is shown in the place of the leads or counts. */
export const prefetchLeads = (ctx: Ctx, params: URLSearchParams) =>
  Promise.all([LEADS.prefetch(ctx, params), ctx.queryClient.prefetchQuery(read(ctx.api, countLeads, {}))]);
