import { chakra } from '@chakra-ui/react';
import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look of everything that is typed into or chosen from. */
export const control = defineRecipe({
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

/** A line of text. */
export const Input = chakra('input', control);

const chevron = (colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23${colour}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 8 4 4 4-4'/%3E%3C/svg%3E")`;

/** A choice of few, the browser's own list. */
export const Select = chakra('select', {
  ...control,
  base: {
    ...control.base,
    pe: '10',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    backgroundImage: chevron('12222B'),
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 0.7rem center',
    _dark: { backgroundImage: chevron('EEF3F2') },
  },
});
