import type { TagColour } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';

const colourStyles = (colour: TagColour) => ({ bg: `issue.${colour}.bg`, color: `issue.${colour}.fg` });

/** The status of a record, as text and colour. */
export const Badge = chakra('span', {
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
    whiteSpace: 'nowrap',
  },
  variants: {
    colour: {
      red: colourStyles('red'),
      orange: colourStyles('orange'),
      green: colourStyles('green'),
      blue: colourStyles('blue'),
      grey: colourStyles('grey'),
    },
  },
  defaultVariants: { colour: 'grey' },
});
