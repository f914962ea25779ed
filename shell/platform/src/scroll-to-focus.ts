import type { FocusEvent } from 'react';

/**
 * Scrolls to elements focused by key, because browsers do so only if they are wholly out of sight. A press must not
 * scroll, or it would miss the element.
 */
export function scrollToFocus({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
