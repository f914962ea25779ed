import type { SlotModule } from '@home-truths/platform/slots';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { prefetchBookmarkedIds } from '../bookmark/bookmarks.ts';

/** The bookmark button of a property, for other remotes (`account.bookmark/v1`). */
export default {
  Component: BookmarkButton,
  load: prefetchBookmarkedIds,
} satisfies SlotModule<'account.bookmark/v1'>;
