import { Text } from '@home-truths/platform/ui';
import type { ComponentProps } from 'react';

/** The message of a failed call, if there is one. */
export const ErrorText = (props: ComponentProps<typeof Text>) =>
  props.children ? <Text role="alert" color="danger.fg" {...props} /> : null;
