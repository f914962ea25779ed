import { type ConditionalValue, chakra } from '@chakra-ui/react';
import { scrollToFocus } from '../scroll-to-focus.ts';
import { cardRecipe } from './recipes.ts';

export { Box, chakra, Flex, Grid, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';

export const Container = chakra('div', {
  base: { w: 'full', maxW: '74rem', mx: 'auto', px: { base: '4', md: '6' } },
});

/**
 * Delays the layout of off-screen parts until the page is idle, so that first paint and hydration do not wait for it. A
 * page opened at a part (`#reviews`), or without JavaScript, is laid out at once.
 * @param parts relative selector, such as `& > *`
 */
export const contentVisibilityAuto = (parts: string, size: ConditionalValue<string> = 'auto 500px') => ({
  '@media (scripting: enabled)': {
    [`html:not([data-whole]) ${parts}`]: {
      contentVisibility: 'auto',
      containIntrinsicSize: size,
    },
  },
});

/** Scrolls sideways, on phones to the screen's edges. The padding leaves room for the focus ring. */
export const ScrollRow = chakra(
  'ul',
  {
    base: {
      display: 'flex',
      mx: { base: '-4', md: '-1.5' },
      my: '-1.5',
      px: { base: '4', md: '1.5' },
      py: '1.5',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollPaddingInline: '4',
      whiteSpace: 'nowrap',
      '& > *': { flexShrink: '0' },
    },
  },
  { defaultProps: { 'data-scroll-row': '', onFocus: scrollToFocus } },
);

export const Card = chakra('div', {
  base: { ...cardRecipe.base, color: 'fg', boxShadow: 'card' },
});

export const Heading = chakra('h2', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    look: {
      display: { textStyle: 'display' },
      h1: { textStyle: 'h1' },
      h2: { textStyle: 'h2' },
      h3: { textStyle: 'h3' },
      section: { textStyle: 'h2', fontSize: { base: '1.35rem', lg: '1.875rem' } },
      label: { fontWeight: '600', fontSize: '1rem', lineHeight: '1.55' },
    },
  },
  defaultVariants: { look: 'h2' },
});
