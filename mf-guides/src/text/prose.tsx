import { chakra, contentVisibilityAuto } from '@home-truths/platform/ui';

export const Prose = chakra('div', {
  base: {
    minW: '0',
    fontSize: { base: '1.06rem', md: '1.125rem' },
    lineHeight: '1.65',
    overflowWrap: 'break-word',
    '& > * + *': { mt: { base: '9', md: '11' } },
    ...contentVisibilityAuto('& > section:nth-of-type(n + 2)'),
    '& > section > * + *': { mt: '5' },
    '& > section > h2 + *': { mt: '3.5' },
    '& :is(h2, h3)': { scrollMarginTop: '6rem', breakAfter: 'avoid' },
    _print: { fontSize: '11pt', lineHeight: '1.45' },
  },
});
