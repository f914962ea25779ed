import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';
import { ErrorText } from './error-text.tsx';

export const loadConfirmDialog = lazyWithRetry(() =>
  import('./confirm-dialog.tsx').then(module => module.ConfirmDialog),
);

/** Shows a dialog whose code is a late chunk, or a message if it cannot be loaded. */
export const LazyDialog = <Props extends object>(part: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) => (
  <LazyPart
    {...part}
    errorFallback={<ErrorText my="3">We couldn’t open this. Please reload the page and try again.</ErrorText>}
  />
);
