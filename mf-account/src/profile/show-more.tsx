import { LIMITS } from '@home-truths/platform/contract';
import { Button, Stack, Text, VisuallyHidden } from '@home-truths/platform/ui';

interface ShowMoreProps {
  shownCount: number;
  total: number;
  pageCount: number;
  isLoadingMore: boolean;
  onMore(): void;
}

export function ShowMore({ shownCount, total, pageCount, isLoadingMore, onMore }: ShowMoreProps) {
  const Count = total > LIMITS.ownPage ? Text : VisuallyHidden;
  return (
    <Stack align="center" gap="3" mt="8">
      <Count role="status" color="fg.muted">
        {`Showing ${shownCount.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} bookmarks`}
      </Count>
      {shownCount < total && (
        <form
          method="get"
          onSubmit={event => {
            event.preventDefault();
            if (!isLoadingMore) onMore();
          }}
        >
          <input type="hidden" name="tab" value="bookmarks" />
          <input type="hidden" name="page" value={pageCount + 1} />
          <Button type="submit" look="outline" aria-disabled={isLoadingMore} _print={{ display: 'none' }}>
            {isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        </form>
      )}
    </Stack>
  );
}
