import type { FocusEvent } from 'react';

/** Scrolls to elements focused by key; browsers do so only from out of sight. A press that scrolled would miss them. */
export function scrollToFocus({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
