import { addBookmark, type bookmarksOfUser, removeBookmark } from '@home-truths/platform/contract';
import { ApiError, type ApiResult, useApi, useQuery, useQueryClient } from '@home-truths/platform/data';
import { savePropertyPages } from '@home-truths/platform/session';
import { toast } from '@home-truths/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { bookmarkedIdsQuery, bookmarksKey, withoutBookmark } from './bookmarks.ts';

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
  const api = useApi();
  const queryClient = useQueryClient();
  const query = bookmarkedIdsQuery(api, userId);
  const { data: bookmarked, isLoading } = useQuery(query);
  const [isChanging, setChanging] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    if (bookmarked) void savePropertyPages(bookmarked.map(bookmark => bookmark.propertyId));
  }, [bookmarked]);
  const isBookmarked = bookmarked?.some(bookmark => bookmark.propertyId === propertyId) ?? false;

  const updateCache = (added: { propertyId: number }[]) => {
    const pages = { queryKey: bookmarksKey(userId) };
    queryClient.setQueryData(
      query.queryKey,
      previous => previous && [...added, ...previous.filter(bookmark => bookmark.propertyId !== propertyId)],
    );
    if (!bookmarked) void queryClient.invalidateQueries({ queryKey: query.queryKey });
    queryClient.setQueriesData<ApiResult<typeof bookmarksOfUser>>(pages, withoutBookmark(propertyId));
    // the bookmarks after it have moved to other pages
    void queryClient.invalidateQueries(pages);
  };
  const change = async () => {
    const input = { body: { userId, propertyId } };
    if (isBookmarked) {
      await api(removeBookmark, input);
      updateCache([]);
      toast(REMOVED_TOAST);
    } else {
      await api(addBookmark, input);
      updateCache([{ propertyId }]);
      toast(ADDED_TOAST);
    }
  };
  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChanging(true);
    await change().catch(showError);
    isBusy.current = false;
    setChanging(false);
  };
  return { isBookmarked, isPending: isLoading || isChanging, toggle };
}
