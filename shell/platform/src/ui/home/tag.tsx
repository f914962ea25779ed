import { chakra } from '@chakra-ui/react';
import { colourOfTag, type TagColour } from '@home-truths/contract';

const colours = (colour: TagColour) => ({ bg: `issue.${colour}.bg`, color: `issue.${colour}.fg` });

const Shape = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    py: '0.5',
    borderRadius: 'tag',
    fontSize: '0.86rem',
    fontWeight: '600',
    lineHeight: '1.5',
    _before: { content: '""', w: '1.5', h: '1.5', borderRadius: 'full', bg: 'currentcolor' },
  },
  variants: {
    colour: {
      red: colours('red'),
      orange: colours('orange'),
      yellow: colours('yellow'),
      green: colours('green'),
      blue: colours('blue'),
      grey: colours('grey'),
    },
  },
});

/** An issue or feature tag in its colour, with the number of reviews that name it where that is known. */
export const IssueTag = ({ tag, count }: { tag: string; count?: number }) => (
  <Shape colour={colourOfTag(tag)}>
    <span>{tag}</span>
    {count !== undefined && (
      <chakra.span fontWeight="500" opacity="0.9">
        {count}
      </chakra.span>
    )}
  </Shape>
);
