import { compareUrl, FULL_TEXT } from '@home-truths/platform/compare';
import { LIMITS } from '@home-truths/platform/contract';
import { useNavigate } from '@home-truths/platform/router';
import { Button, Flex, Text } from '@home-truths/platform/ui';
import { type FormEvent, useState } from 'react';

/** The form of the cards' checkboxes, which are named `homes`. */
export const FORM_ID = 'compare-bookmarks';
const { min: MIN, max: MAX } = LIMITS.compared;

/** Works without JavaScript, as a form for /compare. */
export function CompareBookmarks({ selectedCount }: { selectedCount: number }) {
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll('homes').map(Number);
    if (ids.length < MIN) return setMessage(`Select at least ${MIN} properties to compare.`);
    if (ids.length > MAX) return setMessage(FULL_TEXT);
    void navigate(compareUrl(ids));
  };
  return (
    <Flex asChild align="center" columnGap="4" rowGap="2" wrap="wrap" mb="5" _print={{ display: 'none' }}>
      <form id={FORM_ID} action="/compare" onSubmit={submit}>
        <Text>{`Select ${MIN} to ${MAX} properties to see them side by side.`}</Text>
        <Button type="submit" look="outline">
          <span>{selectedCount > 0 ? `Compare ${selectedCount} selected` : 'Compare'}</span>
        </Button>
        <Text role="status" color="danger.fg" fontWeight="500" _empty={{ display: 'none' }}>
          {message}
        </Text>
      </form>
    </Flex>
  );
}
