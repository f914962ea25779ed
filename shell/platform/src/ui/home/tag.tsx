import { chakra } from '@chakra-ui/react';
import { colourOfTag } from '@home-truths/contract';
import { tagRecipe } from '../recipes.ts';

const Shape = chakra('span', {
  ...tagRecipe,
  base: {
    ...tagRecipe.base,
    _before: { content: '""', w: '1.5', h: '1.5', borderRadius: 'full', bg: 'currentcolor' },
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
