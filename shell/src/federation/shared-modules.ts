import * as slots from '@home-truths/platform/slots';
import * as home from '@home-truths/platform/ui/home';

/**
 * Adds shared modules to Module Federation's share scope by importing them: remotes use some that the shell itself does
 * not. The lazy ones are not fetched until they are used.
 */
export const shared = [
  slots,
  home,
  () => import('@home-truths/platform/ui/dialog'),
  () => import('@home-truths/platform/forms'),
  () => import('@home-truths/contract/schemas'),
];
