import { type ConditionalValue, chakra } from '@chakra-ui/react';
import { scrollToFocus } from '../scroll-to-focus.ts';
import { cardRecipe } from './recipes.ts';

export { Box, chakra, Flex, Grid, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';

/** The column that holds a page's content: 1136 px at most, 16 px from the edge of a phone. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: '74rem', mx: 'auto', px: { base: '4', md: '6' } },
});

/**
 * `content-visibility: auto` for the parts of a long list or text: until the page is idle
 * after hydration, those off screen are not laid out, so that neither the first paint nor hydration waits for them. A
 * page opened at one of its parts (`#reviews`) is laid out in full from the start, or the part would move; so is one
 * without scripts. Not `html:has(:target)`: whatever changed, browsers would compute the styles of the whole page.
 * @param parts selector of the parts, relative to the element, such as `& > *`
 * @param size about the height of a part, as long as it is not laid out
 */
export const contentVisibilityAuto = (parts: string, size: ConditionalValue<string> = 'auto 500px') => ({
  '@media (scripting: enabled)': {
    [`html:not([data-whole]) ${parts}`]: {
      contentVisibility: 'auto',
      containIntrinsicSize: size,
    },
  },
});

/**
 * One line of links or buttons, which scrolls sideways where there is too little room: on phones to the edges of the
 * screen, which cut the next one. The padding is for the focus ring, too.
 */
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

/** A bordered panel. */
export const Card = chakra('div', {
  base: { ...cardRecipe.base, color: 'fg', boxShadow: 'card' },
});

/** A heading in the style of a level; choose the element with `as`. */
export const Heading = chakra('h2', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    look: {
      display: { textStyle: 'display' },
      h1: { textStyle: 'h1' },
      h2: { textStyle: 'h2' },
      h3: { textStyle: 'h3' },
      /** A part of a page; on phones its heading fits one line. */
      section: { textStyle: 'h2', fontSize: { base: '1.35rem', lg: '1.875rem' } },
      /** A part of a section or of a card. */
      label: { fontWeight: '600', fontSize: '1rem', lineHeight: '1.55' },
    },
  },
  defaultVariants: { look: 'h2' },
});
