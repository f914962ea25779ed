import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** For viewports too low for a fixed header and footer. */
const SCROLL_WHOLE_DIALOG = {
  overflowY: 'auto',
  '& > *, & > form > *': { flexShrink: '0', overflowY: 'visible' },
};

/** Space for toasts, which wide screens show below dialogs and phones above. */
const TOAST_HEIGHT = '7rem';

/** Placement `side` is the menu drawer, `full` shows photos. */
export const dialogRecipe = defineSlotRecipe({
  className: 'ht-dialog',
  // copied, because Chakra's module would bundle the anatomies of all components
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      pos: 'fixed',
      inset: '0',
      bg: 'backdrop',
      zIndex: 'overlay',
      _open: { animation: 'fade-in 200ms' },
    },
    positioner: { display: 'flex', pos: 'fixed', inset: '0', zIndex: 'overlay', overscrollBehaviorY: 'none' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      pos: 'relative',
      w: 'full',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'overlay',
      outline: '0',
    },
    header: { px: { base: '5', md: '7' }, pt: '6', pb: '2', pe: '14' },
    body: { flex: '1', px: { base: '5', md: '7' }, py: '3', overflowY: 'auto' },
    footer: {
      display: 'flex',
      gap: '3',
      justifyContent: 'flex-end',
      px: { base: '5', md: '7' },
      pt: '3',
      pb: '6',
    },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted' },
    closeTrigger: { pos: 'absolute', top: '3', insetEnd: '3' },
  },
  variants: {
    placement: {
      center: {
        positioner: {
          alignItems: { base: 'flex-end', sm: 'center' },
          justifyContent: 'center',
          p: { sm: '6' },
          pb: { sm: TOAST_HEIGHT },
        },
        content: {
          maxW: { sm: '34rem' },
          maxH: { base: `calc(100dvh - ${TOAST_HEIGHT})`, sm: 'full' },
          borderTopRadius: 'panel',
          borderBottomRadius: { sm: 'panel' },
          _open: { animation: 'slide-up 200ms cubic-bezier(.2,.8,.2,1)' },
          '@media (max-height: 30rem)': { ...SCROLL_WHOLE_DIALOG, maxH: { base: '92dvh', sm: 'full' } },
        },
      },
      side: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          maxW: '22rem',
          h: '100dvh',
          _open: { animation: 'slide-in 200ms cubic-bezier(.2,.8,.2,1)' },
        },
      },
      full: { content: { h: '100dvh', bg: 'deep.bg', color: 'deep.fg' } },
    },
  },
  defaultVariants: { placement: 'center' },
});
