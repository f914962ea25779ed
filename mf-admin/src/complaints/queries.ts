import { listComplaints } from '@home-truths/platform/contract';
import { adminList } from '../console/admin-list.ts';

/** Open complaints, the oldest first; or settled ones, the latest first. */
export const COMPLAINTS = adminList({
  route: listComplaints,
  selectFilter: {
    name: 'state',
    label: 'Status',
    options: { open: 'Open', settled: 'Resolved' },
    defaultOption: 'open',
  },
  isNumbered: true,
});
