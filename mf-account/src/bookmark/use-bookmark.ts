import { addBookmark, type Bookmark, removeBookmark } from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';
import { bookmarksQuery } from './bookmarks.ts';

const ADDED = { title: 'Property bookmarked', description: 'Property added to your bookmarks' };
const REMOVED = { title: 'Bookmark removed', description: 'Property removed from your bookmarks' };

const sayRefused = (error: unknown) =>
  toast({
    title: 'Error',
    description: error instanceof ApiError ? error.sentence : 'Failed to update bookmark',
    kind: 'error',
  });

/** Whether a person has bookmarked a home, and a way to change it: one change at a time (spec section 4). */
export function useBookmark(userId: number, propertyId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const query = bookmarksQuery(api, userId);
  const { data: bookmarks, isLoading } = useQuery(query);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const isMarked = bookmarks?.some(bookmark => bookmark.propertyId === propertyId) ?? false;

  const refresh = (added: Bookmark[]) => {
    const isOther = (bookmark: Bookmark) => bookmark.propertyId !== propertyId;
    queries.setQueryData(query.queryKey, before => before && [...added, ...before.filter(isOther)]);
    if (!bookmarks) void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  const change = async () => {
    const sent = { body: { userId, propertyId } };
    if (isMarked) {
      await api(removeBookmark, sent);
      refresh([]);
      toast(REMOVED);
    } else {
      refresh([await api(addBookmark, sent)]);
      toast(ADDED);
    }
  };
  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await change().catch(sayRefused);
    isBusy.current = false;
    setPending(false);
  };
  return { isMarked, isWaiting: isLoading || isPending, toggle };
}
