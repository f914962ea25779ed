import { listEnquiries } from '@home-truths/platform/contract';
import { adminList } from '../console/admin-list.ts';

export const ENQUIRIES = adminList({
  route: listEnquiries,
  selectFilter: {
    name: 'state',
    label: 'Status',
    options: { all: 'All enquiries', open: 'Open', answered: 'Answered' },
    defaultOption: 'all',
    canFilterByAssigned: true,
    sorts: { options: { newest: 'Newest first', oldest: 'Oldest first' }, defaultSort: 'newest' },
  },
});
