import { chakra } from '@chakra-ui/react';
import { defineRecipe } from '@chakra-ui/react/styled-system';
import { fieldRecipe } from './recipes.ts';

export const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    minH: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: '1rem',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    appearance: 'none',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _placeholderShown: { textOverflow: 'ellipsis' },
    _invalid: { borderColor: 'danger.fg' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

export const FieldLabel = chakra('label', { base: fieldRecipe.base?.label });

export const Input = chakra('input', controlRecipe);

/** Returns half an arrow; a picture would delay the first paint. */
const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 37%, currentcolor 42% 58%, transparent 63%)`;

export const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    pe: '10',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    backgroundImage: `${stroke(45)}, ${stroke(-45)}`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '5px 5px',
    backgroundPosition: 'right calc(1rem + 5px) center, right 1rem center',
    _rtl: { backgroundPosition: 'left 1rem center, left calc(1rem + 5px) center' },
    // forced colours show no gradients
    '@media (forced-colors: active)': { appearance: 'auto', pe: '2' },
  },
});
