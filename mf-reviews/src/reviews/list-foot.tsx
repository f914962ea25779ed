import { Button, Stack, Text, VisuallyHidden } from '@home-truths/platform/ui';

interface ListFootProps {
  /** Pages that are shown. */
  pages: number;
  pageSize: number;
  total: number;
  /** The other search params of the list. */
  fields: object;
  /** The order and the filter, for those who cannot see them. */
  order?: string;
  onMore(): void;
}

/** The values that a form without script sends along. */
export const HiddenFields = ({ fields }: { fields: object }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** How much of the list is shown, spoken whenever it changes, and Show more, which works without script, too. */
export function ListFoot({ pages, pageSize, total, fields, order, onMore }: ListFootProps) {
  const shown = Math.min(pages * pageSize, total);
  const Count = total > pageSize ? Text : VisuallyHidden;
  return (
    <Stack align="center" gap="3" mt="6">
      <Count role="status" color="fg.muted">
        <span>{`Showing ${shown} of ${total} reviews`}</span>
        {order && <VisuallyHidden>{`, ${order}`}</VisuallyHidden>}
      </Count>
      {shown < total && (
        <form
          method="get"
          onSubmit={event => {
            event.preventDefault();
            onMore();
          }}
        >
          <HiddenFields fields={{ ...fields, page: pages + 1 }} />
          <Button type="submit" look="outline" _print={{ display: 'none' }}>
            Show more
          </Button>
        </form>
      )}
    </Stack>
  );
}
