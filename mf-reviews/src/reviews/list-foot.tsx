import { REVIEW_SORTS, type ReviewSort } from '@home-truths/platform/contract';
import { Button, Stack, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { PAGE_SIZE } from '../queries.ts';

interface ListFootProps {
  sort: ReviewSort;
  /** Pages that are shown. */
  pages: number;
  total: number;
  onMore(): void;
}

/** How much of the list is shown, spoken whenever it changes, and Show more, which works without script, too. */
export function ListFoot({ sort, pages, total, onMore }: ListFootProps) {
  const shown = Math.min(pages * PAGE_SIZE, total);
  const Count = total > PAGE_SIZE ? Text : VisuallyHidden;
  return (
    <Stack align="center" gap="3" mt="6">
      <Count role="status" color="fg.muted">
        Showing {shown} of {total} reviews
        <VisuallyHidden>, {REVIEW_SORTS[sort]}</VisuallyHidden>
      </Count>
      {shown < total && (
        <form
          method="get"
          onSubmit={event => {
            event.preventDefault();
            onMore();
          }}
        >
          <input type="hidden" name="sort" value={sort} />
          <input type="hidden" name="page" value={pages + 1} />
          <Button type="submit" look="outline" _print={{ display: 'none' }}>
            Show more
          </Button>
        </form>
      )}
    </Stack>
  );
}
