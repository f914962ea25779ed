import { listAdminProperties } from '@home-truths/platform/contract';
import { adminList } from '../console/admin-list.ts';

export const PROPERTIES = adminList({
  route: listAdminProperties,
  selectFilter: {
    name: 'visibility',
    label: 'Visibility',
    options: { visible: 'On the site', deleted: 'Deleted', all: 'All properties' },
    defaultOption: 'visible',
    search: { label: 'Search properties', hint: 'Address, suburb or state' },
    sorts: {
      options: {
        newest: 'Newest first',
        oldest: 'Oldest first',
        'rating-high': 'Highest rating',
        'most-reviews': 'Most reviews',
      },
      defaultSort: 'newest',
      // the indexes for these are of visible properties
      filteredOnly: ['rating-high', 'most-reviews'],
    },
  },
});
