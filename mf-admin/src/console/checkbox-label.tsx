import { chakra } from '@home-truths/platform/ui';

/** The label of a checkbox, as tall as a touch target. */
export const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    fontWeight: '500',
    cursor: 'pointer',
    '& input': { flexShrink: '0', w: '5', h: '5', accentColor: 'var(--ht-colors-brand-solid)' },
  },
});
