import * as slots from '@home-truths/platform/slots';
import * as home from '@home-truths/platform/ui/home';

/**
 * Modules come into the share scope by being named here once: remotes use some that the shell itself does not. Of
 * the lazy ones no bytes travel until someone asks.
 */
export const shared = [
  slots,
  home,
  () => import('@home-truths/platform/ui/dialog'),
  () => import('@home-truths/platform/forms'),
  () => import('@home-truths/contract/schemas'),
];
