import type { SlotModule } from '@home-truths/platform/slots';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { prefetchBookmarkedIds } from '../bookmark/bookmarks.ts';

/** Slot `account.bookmark/v1` */
export default {
  Component: BookmarkButton,
  load: prefetchBookmarkedIds,
} satisfies SlotModule<'account.bookmark/v1'>;
