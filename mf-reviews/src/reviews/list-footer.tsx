import { Button, Stack, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';

interface ListFooterProps {
  shownPages: number;
  pageSize: number;
  total: number;
  /** Search params of the list, without its page. */
  fields: object;
  /** The order and the filter, read out after the count. */
  listLabel?: string;
  onMore(): void;
}

/** Keeps search params when a form is submitted without JavaScript. */
export const HiddenFields = ({ fields }: { fields: object }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** Announces the count; Show more works without JavaScript. */
export function ListFooter({ shownPages, pageSize, total, fields, listLabel, onMore }: ListFooterProps) {
  const shown = Math.min(shownPages * pageSize, total);
  const Count = total > pageSize ? Text : VisuallyHidden;
  return (
    <Stack align="center" gap="3" mt="6">
      <Count role="status" color="fg.muted">
        <span>{shown < total ? `Showing ${shown} of ${total} reviews` : reviewsText(total)}</span>
        {listLabel && <VisuallyHidden>{`, ${listLabel}`}</VisuallyHidden>}
      </Count>
      {shown < total && (
        <form
          method="get"
          onSubmit={event => {
            event.preventDefault();
            onMore();
          }}
        >
          <HiddenFields fields={{ ...fields, page: shownPages + 1 }} />
          <Button type="submit" look="outline" _print={{ display: 'none' }}>
            Show more
          </Button>
        </form>
      )}
    </Stack>
  );
}
