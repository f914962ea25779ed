import { LIMITS } from '@home-truths/platform/contract';
import { Button, Stack, Text, VisuallyHidden } from '@home-truths/platform/ui';

interface ShowMoreProps {
  /** Rows. */
  shown: number;
  total: number;
  pages: number;
  isLoadingMore: boolean;
  onMore(): void;
}

export function ShowMore({ shown, total, pages, isLoadingMore, onMore }: ShowMoreProps) {
  const Count = total > LIMITS.ownPage ? Text : VisuallyHidden;
  return (
    <Stack align="center" gap="3" mt="8">
      <Count role="status" color="fg.muted">
        {`Showing ${shown.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} bookmarks`}
      </Count>
      {shown < total && (
        <form
          method="get"
          onSubmit={event => {
            event.preventDefault();
            if (!isLoadingMore) onMore();
          }}
        >
          <input type="hidden" name="tab" value="bookmarks" />
          <input type="hidden" name="page" value={pages + 1} />
          <Button type="submit" look="outline" aria-disabled={isLoadingMore} _print={{ display: 'none' }}>
            {isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        </form>
      )}
    </Stack>
  );
}
