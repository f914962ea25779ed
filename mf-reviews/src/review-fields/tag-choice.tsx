import { colourOfTag, ISSUE_TAG_NAMES } from '@home-truths/platform/contract';
import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { groupsOfTags } from '@home-truths/platform/rating';
import { Button, chakra, Flex, Stack } from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { FieldGroup } from './field-group.tsx';
import { memoByForm } from './memo-by-form.ts';
import type { ReviewValues } from './review-values.ts';

const tagColours = (tag: string) => {
  const colour = `issue.${colourOfTag(tag)}`;
  return { bg: `${colour}.bg`, borderColor: `${colour}.fg`, color: `${colour}.fg` };
};

const GROUPS = groupsOfTags(ISSUE_TAG_NAMES.map(tag => ({ tag })));

interface TagToggleProps {
  tag: string;
  isSelected: boolean;
  onToggle(): void;
}

const TagToggle = ({ tag, isSelected, onToggle }: TagToggleProps) => (
  <Button
    look="outline"
    px="3"
    fontSize="0.95rem"
    aria-pressed={isSelected}
    _pressed={tagColours(tag)}
    _before={{
      content: isSelected ? 'none' : '""',
      w: '2.5',
      h: '2.5',
      borderRadius: 'full',
      bg: `issue.${colourOfTag(tag)}.fg`,
    }}
    onClick={onToggle}
  >
    {isSelected && <Check size={16} strokeWidth={3} />}
    <span>{tag}</span>
  </Button>
);

export const TagChoice = memoByForm(function TagChoice({ form }: { form: ContractForm<ReviewValues> }) {
  const selected = useWatch({ control: form.control, name: 'issuesTags' });
  const toggle = (tag: string) =>
    form.setValue(
      'issuesTags',
      selected.includes(tag) ? selected.filter(other => other !== tag) : [...selected, tag],
      { shouldDirty: true },
    );
  return (
    <FieldGroup legend="Issues and features" help="Select anything that stood out, good or bad.">
      <Stack gap="3">
        {GROUPS.map(({ name, counts: tags }) => (
          <FieldGroup key={name} legend={<chakra.span textStyle="meta">{name}</chakra.span>}>
            <Flex gap={{ base: '1.5', md: '2' }} flexWrap="wrap">
              {tags.map(({ tag }) => (
                <TagToggle
                  key={tag}
                  tag={tag}
                  isSelected={selected.includes(tag)}
                  onToggle={() => toggle(tag)}
                />
              ))}
            </Flex>
          </FieldGroup>
        ))}
      </Stack>
    </FieldGroup>
  );
});
