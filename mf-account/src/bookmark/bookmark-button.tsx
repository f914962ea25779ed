import { useSession } from '@home-truths/platform/session';
import type { SlotProps } from '@home-truths/platform/slots';
import { chakra } from '@home-truths/platform/ui';
import { Bookmark } from '@home-truths/platform/ui/icons';
import { useBookmark } from './use-bookmark.ts';

const RoundButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      w: '11',
      h: '11',
      borderWidth: '1px',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg',
      cursor: 'pointer',
      transition: 'background-color 120ms, color 120ms',
      _hover: { borderColor: 'border.emphasized' },
      _pressed: {
        bg: 'brand.solid',
        borderColor: 'brand.solid',
        color: 'brand.contrast',
        '& svg': { fill: 'currentcolor' },
      },
      '&[aria-disabled=true]': { opacity: '0.6', cursor: 'default' },
    },
  },
  { defaultProps: { type: 'button' } },
);

function BookmarkToggle({ userId, propertyId }: { userId: number; propertyId: number }) {
  const { isBookmarked, isPending, toggle } = useBookmark(userId, propertyId);
  return (
    <RoundButton
      aria-label="Bookmark"
      aria-pressed={isBookmarked}
      // not `disabled`, which would take the focus away from the keyboard
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && toggle()}
    >
      <Bookmark size={20} />
    </RoundButton>
  );
}

/** Bookmarks a property, or removes the bookmark; for members. */
export function BookmarkButton({ propertyId }: SlotProps['account.bookmark/v1']) {
  const userId = useSession(({ user }) => user?.id);
  return userId !== undefined && <BookmarkToggle key={userId} userId={userId} propertyId={propertyId} />;
}
