import { chakra } from '@chakra-ui/react';
import { colourOfTag } from '@home-truths/contract';
import { tagRecipe } from '../recipes.ts';

const { colour } = tagRecipe.variants;

const MARKS = {
  triangle: { borderRadius: '0', clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  ring: { p: '2px', borderWidth: '2px' },
};

/** Marks distinguish orange and yellow without colours; forced colours show borders. */
const Shape = chakra('span', {
  base: {
    ...tagRecipe.base,
    _before: { content: '""', flexShrink: '0', border: '4px solid', borderRadius: 'full' },
  },
  variants: {
    colour: {
      ...colour,
      orange: { ...colour.orange, _before: MARKS.triangle },
      yellow: { ...colour.yellow, _before: MARKS.ring },
    },
  },
});

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
