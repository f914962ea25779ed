import { listAdminReviews } from '@home-truths/platform/contract';
import { adminList } from '../console/admin-list.ts';

export const REVIEWS = adminList({
  route: listAdminReviews,
  selectFilter: {
    name: 'visibility',
    label: 'Visibility',
    options: { visible: 'On the site', hidden: 'Hidden', deleted: 'Deleted', all: 'All reviews' },
    defaultOption: 'visible',
    search: { label: 'Search reviews', hint: 'Title, content or address' },
    sorts: {
      options: {
        newest: 'Newest first',
        oldest: 'Oldest first',
        'rating-low': 'Lowest rating',
        'rating-high': 'Highest rating',
      },
      defaultSort: 'newest',
    },
  },
});
