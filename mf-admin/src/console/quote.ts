import { chakra } from '@home-truths/platform/ui';

export const Quote = chakra('blockquote', {
  base: {
    mt: '1.5',
    ps: '3.5',
    borderInlineStartWidth: '4px',
    borderColor: 'border.emphasized',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
