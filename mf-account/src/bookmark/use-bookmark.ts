import { addBookmark, type bookmarksOfUser, removeBookmark } from '@home-truths/platform/contract';
import { type Answer, ApiError, useApi, useQuery, useQueryClient } from '@home-truths/platform/data';
import { keepHomes } from '@home-truths/platform/session';
import { toast } from '@home-truths/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { bookmarksKey, markedQuery, without } from './bookmarks.ts';

const ADDED = { title: 'Property bookmarked', description: 'Property added to your bookmarks' };
const REMOVED = { title: 'Bookmark removed', description: 'Property removed from your bookmarks' };

const sayRefused = (error: unknown) =>
  toast({
    title: 'Error',
    description: error instanceof ApiError ? error.sentence : 'Failed to update bookmark',
    kind: 'error',
  });

/** Whether a person has bookmarked a home, and a way to change it: one change at a time. */
export function useBookmark(userId: number, propertyId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const query = markedQuery(api, userId);
  const { data: marked, isLoading } = useQuery(query);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    if (marked) void keepHomes(marked.map(mark => mark.propertyId));
  }, [marked]);
  const isMarked = marked?.some(mark => mark.propertyId === propertyId) ?? false;

  const refresh = (added: { propertyId: number }[]) => {
    const pages = { queryKey: bookmarksKey(userId) };
    queries.setQueryData(
      query.queryKey,
      before => before && [...added, ...before.filter(mark => mark.propertyId !== propertyId)],
    );
    if (!marked) void queries.invalidateQueries({ queryKey: query.queryKey });
    queries.setQueriesData<Answer<typeof bookmarksOfUser>>(pages, without(propertyId));
    // what follows has moved from page to page
    void queries.invalidateQueries(pages);
  };
  const change = async () => {
    const sent = { body: { userId, propertyId } };
    if (isMarked) {
      await api(removeBookmark, sent);
      refresh([]);
      toast(REMOVED);
    } else {
      await api(addBookmark, sent);
      refresh([{ propertyId }]);
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
