import type { RecipeDefinition, SlotRecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import type { TagColour } from '@home-truths/contract';

// Styles spread a recipe's base, because Chakra resolves an extended recipe twice for every element.

/** Visible on every background; the theme gives it to all elements. */
export const focusRing = {
  outline: '3px solid',
  outlineColor: 'focusRing.inner',
  outlineOffset: '1px',
  boxShadow: '0 0 0 6px {colors.focusRing.outer}',
} satisfies SystemStyleObject;

/** For elements whose container would clip the ring. */
const insetFocusRing = { outlineOffset: '-3px', boxShadow: 'none' } satisfies SystemStyleObject;

/** For containers focused only by script. */
export const noFocusRing = { outline: 'none', boxShadow: 'none' } satisfies SystemStyleObject;

export const cardRecipe = {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'card' },
} satisfies RecipeDefinition;

/** Marked as pure at each call, so that remotes bundle only what they use. */
const extendCard = <Base extends SystemStyleObject>(base: Base) => ({
  base: { ...cardRecipe.base, ...base },
});

/** Covered by the link inside. */
export const linkCardRecipe = /* @__PURE__ */ extendCard({
  pos: 'relative',
  overflow: 'hidden',
  _hover: { borderColor: 'border.emphasized' },
  '& a::after': { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
});

export const popupListRecipe = /* @__PURE__ */ extendCard({
  pos: 'absolute',
  top: 'calc(100% + 6px)',
  p: '1.5',
  boxShadow: 'overlay',
});

export const panelRecipe = {
  base: {
    bg: 'deep.bg',
    color: 'deep.fg',
    borderWidth: '1px',
    borderColor: 'deep.edge',
    borderRadius: 'panel',
  },
} satisfies RecipeDefinition;

export const alertRecipe = {
  base: {
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderInlineStartWidth: '6px',
    borderInlineStartColor: 'danger.fg',
  },
} satisfies RecipeDefinition;

export const fieldRecipe = {
  slots: ['label', 'hint', 'helperText', 'errorText', 'checkbox'],
  base: {
    label: { display: 'block', mb: '1.5', fontWeight: '600' },
    hint: { color: 'fg.muted', fontWeight: '400' },
    helperText: { mt: '1.5', color: 'fg.muted', textStyle: 'meta' },
    errorText: { mt: '1.5', color: 'danger.fg', fontWeight: '500', textStyle: 'meta' },
    checkbox: { flexShrink: '0', w: '5', h: '5', accentColor: 'brand.solid' },
  },
} satisfies SlotRecipeDefinition;

export const choiceRecipe = {
  base: {
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg' },
  },
} satisfies RecipeDefinition;

export const dropZoneRecipe = {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'brand.fg',
    border: '2px dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:focus-visible)': focusRing,
  },
} satisfies RecipeDefinition;

export const tabRecipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    color: 'fg.muted',
    fontWeight: '600',
    borderBottom: '3px solid transparent',
    _hover: { color: 'fg' },
    '&:is([aria-current=page], [aria-selected=true])': { color: 'fg', borderBottomColor: 'accent.solid' },
    '&:focus-visible': insetFocusRing,
  },
} satisfies RecipeDefinition;

export const chipRecipe = {
  base: { px: '2.5', py: '1', borderRadius: 'tag', fontWeight: '600', textStyle: 'meta' },
} satisfies RecipeDefinition;

const tagColours = (colour: TagColour) => ({ bg: `issue.${colour}.bg`, color: `issue.${colour}.fg` });

export const tagRecipe = {
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
  },
  variants: {
    colour: {
      red: /* @__PURE__ */ tagColours('red'),
      orange: /* @__PURE__ */ tagColours('orange'),
      yellow: /* @__PURE__ */ tagColours('yellow'),
      green: /* @__PURE__ */ tagColours('green'),
      blue: /* @__PURE__ */ tagColours('blue'),
      grey: /* @__PURE__ */ tagColours('grey'),
    },
  },
} satisfies RecipeDefinition;
