import { chakra } from '@home-truths/platform/ui';
import { tagRecipe } from '@home-truths/platform/ui/recipes';

export const Badge = chakra('span', {
  ...tagRecipe,
  base: { ...tagRecipe.base, '& > svg': { flexShrink: '0' } },
  defaultVariants: { colour: 'grey' },
});
