import { chakra } from '@home-truths/platform/ui';

/** The sections of a page, with lines between them. */
export const PageSections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '8', pt: '8' }, minW: '0' },
});
