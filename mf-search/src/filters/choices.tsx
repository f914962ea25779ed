import {
  ISSUE_TAG_NAMES,
  type IssueTag,
  PROPERTY_TYPES,
  type PropertyType,
} from '@home-truths/platform/contract';
import { groupsOfTags } from '@home-truths/platform/rating';
import { Box, chakra, Flex, Text } from '@home-truths/platform/ui';
import { typeName } from '@home-truths/platform/ui/property';
import { Toggle } from '../search-box/toggle.tsx';
import { FilterFieldset } from './filter-fieldset.tsx';

interface ChoiceProps<Value> {
  chosen: Value | undefined;
  onChange(value: Value | undefined): void;
}

export const TypeChoice = ({ chosen, onChange }: ChoiceProps<PropertyType>) => (
  <FilterFieldset legend="Property type">
    <Flex wrap="wrap" gap="2">
      {PROPERTY_TYPES.map(type => (
        <Toggle
          key={type}
          name="type"
          value={type}
          size="sm"
          pressed={type === chosen}
          onToggle={() => onChange(type === chosen ? undefined : type)}
        >
          {typeName(type)}
        </Toggle>
      ))}
    </Flex>
  </FilterFieldset>
);

/** Toggles that look like radio buttons, because only one applies. */
const Rows = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    columnGap: '2',
    mx: '-2.5',
    '& > button': {
      justifyContent: 'flex-start',
      px: '2.5',
      bg: 'transparent',
      borderColor: 'transparent',
      fontWeight: '500',
      fontSize: '0.98rem',
      textAlign: 'start',
      _hover: { bg: 'bg.subtle' },
      _before: {
        content: '""',
        boxSizing: 'border-box',
        flex: 'none',
        w: '4',
        h: '4',
        border: '2px solid',
        borderColor: 'border.emphasized',
        borderRadius: 'full',
      },
      _pressed: {
        bg: 'brand.subtle',
        fontWeight: '600',
        _before: { borderWidth: '5px', borderColor: 'brand.fg' },
      },
    },
  },
});

const TAG_GROUPS = groupsOfTags(ISSUE_TAG_NAMES.map(tag => ({ tag })));

export const IssueChoice = ({ chosen, onChange }: ChoiceProps<IssueTag>) => (
  <FilterFieldset legend="Issues and features">
    <Text color="fg.muted" textStyle="meta">
      Shows homes whose reviews mention it.
    </Text>
    {TAG_GROUPS.map(({ name, counts: tags }) => (
      <Box key={name} role="group" aria-label={name} mt="2.5">
        <Text fontWeight="600" textStyle="meta" aria-hidden>
          {name}
        </Text>
        <Rows>
          {tags.map(({ tag }) => (
            <Toggle
              key={tag}
              name="issue"
              value={tag}
              size="sm"
              pressed={tag === chosen}
              onToggle={() => onChange(tag === chosen ? undefined : tag)}
            >
              {tag}
            </Toggle>
          ))}
        </Rows>
      </Box>
    ))}
  </FilterFieldset>
);
