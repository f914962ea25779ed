import type { SlotModule } from '@home-truths/platform/slots';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { prepareMarked } from '../bookmark/bookmarks.ts';

/** The bookmark button of a home, for other remotes (`account.bookmark/v1`). */
export default {
  Component: BookmarkButton,
  load: prepareMarked,
} satisfies SlotModule<'account.bookmark/v1'>;
