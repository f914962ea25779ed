import { addBookmark, removeBookmark } from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery, useQueryClient, useWrite } from '@home-truths/platform/data';
import { savePropertyPages, useSession } from '@home-truths/platform/session';
import type { SlotProps } from '@home-truths/platform/slots';
import { chakra, type ToastMessage, toast } from '@home-truths/platform/ui';
import { Bookmark } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import { bookmarkedIdsQuery, removeFromCachedPages } from './bookmarks.ts';

const ADDED_TOAST = { title: 'Property bookmarked', description: 'Property added to your bookmarks' };
const REMOVED_TOAST = { title: 'Bookmark removed', description: 'Property removed from your bookmarks' };

const showError = (error: unknown) =>
  toast({
    title: 'Error',
    description:
      error instanceof ApiError && !error.isUnexplained ? error.detail : 'Failed to update bookmark',
    kind: 'error',
  });

function useBookmark(userId: number, propertyId: number) {
  const queryClient = useQueryClient();
  const query = bookmarkedIdsQuery(useApi(), userId);
  const { data: bookmarked, isLoading } = useQuery(query);
  useEffect(() => {
    // for reading offline; repeated calls do nothing
    if (bookmarked) void savePropertyPages(bookmarked.map(bookmark => bookmark.propertyId));
  }, [bookmarked]);
  const isBookmarked = bookmarked?.some(bookmark => bookmark.propertyId === propertyId) ?? false;

  const updateCache = (added: { propertyId: number }[], message: ToastMessage) => {
    queryClient.setQueryData(
      query.queryKey,
      previous => previous && [...added, ...previous.filter(bookmark => bookmark.propertyId !== propertyId)],
    );
    if (!bookmarked) void queryClient.invalidateQueries({ queryKey: query.queryKey });
    removeFromCachedPages(queryClient, userId, propertyId);
    toast(message);
  };
  const adding = useWrite(addBookmark, {
    onSuccess: () => updateCache([{ propertyId }], ADDED_TOAST),
    onError: showError,
  });
  const removing = useWrite(removeBookmark, {
    onSuccess: () => updateCache([], REMOVED_TOAST),
    onError: showError,
  });
  // a ref, because a second click can precede the next render
  const isBusy = useRef(false);
  const toggle = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { mutate } = isBookmarked ? removing : adding;
    const onSettled = () => {
      isBusy.current = false;
    };
    mutate({ input: { body: { userId, propertyId } } }, { onSettled });
  };
  return { isBookmarked, isPending: isLoading || adding.isPending || removing.isPending, toggle };
}

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
      // not `disabled`, which would take away the keyboard focus
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && toggle()}
    >
      <Bookmark size={20} />
    </RoundButton>
  );
}

export function BookmarkButton({ propertyId }: SlotProps['account.bookmark/v1']) {
  const userId = useSession(({ user }) => user?.id);
  return userId !== undefined && <BookmarkToggle key={userId} userId={userId} propertyId={propertyId} />;
}
