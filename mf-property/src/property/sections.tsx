import { chakra } from '@home-truths/platform/ui';

export const PageSections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '7', pt: '7' }, minW: '0' },
});
