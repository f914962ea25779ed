import { compareUrl, FULL_TEXT } from '@home-truths/platform/compare';
import { LIMITS, type PropertyLine } from '@home-truths/platform/contract';
import { useNavigate } from '@home-truths/platform/router';
import { Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/home';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { type FormEvent, useState } from 'react';

/** The form of the checkboxes, which are beside the cards. */
const FORM_ID = 'compare-bookmarks';
const { min: MIN, max: MAX } = LIMITS.compared;

/** Leads to the comparison of the selected bookmarks; without a script it is a plain form. */
export function CompareBookmarks() {
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
          Compare
        </Button>
        <Text role="status" color="danger.fg" fontWeight="500" _empty={{ display: 'none' }}>
          {message}
        </Text>
      </form>
    </Flex>
  );
}

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2.5',
    minH: '11',
    fontWeight: '500',
    cursor: 'pointer',
    '& input': fieldRecipe.base?.checkbox,
    _print: { display: 'none' },
  },
});

/** Selects a bookmark for the comparison. */
export const CompareCheckbox = ({ property }: { property: PropertyLine }) => (
  <Label>
    <input
      type="checkbox"
      form={FORM_ID}
      name="homes"
      value={property.id}
      aria-label={`Compare ${fullAddress(property)}`}
    />
    <span>Compare</span>
  </Label>
);
