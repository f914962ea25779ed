import type { SlotModule } from '@home-truths/platform/slots';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { prefetchBookmarkedIds } from '../bookmark/bookmarks.ts';

export default {
  Component: BookmarkButton,
  load: prefetchBookmarkedIds,
} satisfies SlotModule<'account.bookmark/v1'>;
