import type { FocusEvent } from 'react';

/**
 * For `onFocus` of what scrolls: scrolls to what has the focus by key, which a browser does only if none of it is in
 * sight. Not after a press, which would miss what has moved.
 */
export function scrollToFocus({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
