import { type Complaint, LIMITS, listComplaints } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { adminList } from '../console/admin-list.ts';

/** The reports of one review are one row (`grouped`). */
export const COMPLAINTS = adminList({
  route: listComplaints,
  selectFilter: {
    name: 'state',
    label: 'Status',
    // `settled` is the route's word for decided
    options: { open: 'Open', settled: 'Resolved' },
    defaultOption: 'open',
    sorts: {
      options: { oldest: 'Oldest first', newest: 'Newest first' },
      defaultSort: 'oldest',
      defaultSortOf: { settled: 'newest' },
    },
    canFilterByAssigned: true,
  },
  fixed: { grouped: 'yes' },
});

/** Reads the open reports of the same review that are decided together with this one. */
export function useOtherReports({ id, review, reports = 1 }: Complaint): readonly Complaint[] {
  const query = { review: review?.id, limit: LIMITS.page };
  const { data } = useQuery({
    ...read(useApi(), listComplaints, { query }),
    enabled: review !== null && reports > 1,
  });
  return data?.rows.filter(other => other.id !== id && other.kind === 'review') ?? [];
}
