import { pageHandleOf, useMatches } from '@home-truths/platform/host';

/** Whether the page has a slim frame: no links to other parts of the site around it. */
export const useIsSlim = () => pageHandleOf(useMatches().at(-1) ?? {})?.frame === 'slim';
