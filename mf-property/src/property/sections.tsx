import { chakra } from '@home-truths/platform/ui';

/** The sections of a page, with lines between them. */
export const PageSections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '7', pt: '7' }, minW: '0' },
});
