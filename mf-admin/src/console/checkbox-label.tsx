import { chakra } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';

export const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    fontWeight: '500',
    cursor: 'pointer',
    '& input': fieldRecipe.base?.checkbox,
  },
});
