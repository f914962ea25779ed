import { addBookmark, removeBookmark } from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery, useQueryClient, useWrite } from '@home-truths/platform/data';
import { savePropertyPages } from '@home-truths/platform/session';
import { type ToastMessage, toast } from '@home-truths/platform/ui';
import { useEffect, useRef } from 'react';
import { bookmarkedIdsQuery, removeFromList } from './bookmarks.ts';

const ADDED_TOAST = { title: 'Property bookmarked', description: 'Property added to your bookmarks' };
const REMOVED_TOAST = { title: 'Bookmark removed', description: 'Property removed from your bookmarks' };

const showError = (error: unknown) =>
  toast({
    title: 'Error',
    description: error instanceof ApiError ? error.detail : 'Failed to update bookmark',
    kind: 'error',
  });

/** Whether a person has bookmarked a property, and a way to change it: one change at a time. */
export function useBookmark(userId: number, propertyId: number) {
  const queryClient = useQueryClient();
  const query = bookmarkedIdsQuery(useApi(), userId);
  const { data: bookmarked, isLoading } = useQuery(query);
  useEffect(() => {
    if (bookmarked) void savePropertyPages(bookmarked.map(bookmark => bookmark.propertyId));
  }, [bookmarked]);
  const isBookmarked = bookmarked?.some(bookmark => bookmark.propertyId === propertyId) ?? false;

  const updateCache = (added: { propertyId: number }[], message: ToastMessage) => {
    queryClient.setQueryData(
      query.queryKey,
      previous => previous && [...added, ...previous.filter(bookmark => bookmark.propertyId !== propertyId)],
    );
    if (!bookmarked) void queryClient.invalidateQueries({ queryKey: query.queryKey });
    removeFromList(queryClient, userId, propertyId);
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
