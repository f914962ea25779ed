import { LazyPart, Text } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';

/** Shows a dialog whose code is a late chunk, or a message if it cannot be loaded. */
export const LazyDialog = <Props extends object>(part: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) => (
  <LazyPart
    {...part}
    errorFallback={
      <Text role="alert" my="3" color="danger.fg">
        We couldn’t open this. Please reload the page and try again.
      </Text>
    }
  />
);
