import { useEffect, useRef } from 'react';

/** Returns true if the visitor has meanwhile opened a dialog, or types, so that a late part must not take the focus. */
export const isFocusInUse = () =>
  document.activeElement?.closest('[role=dialog], input, select, textarea') != null;

/** Moves the focus to the first element that the selector matches in a newly opened page. */
export function useFocusOnLoad(selector: string, shouldFocus: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shouldFocus || isFocusInUse()) return;
    container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, shouldFocus]);
  return container;
}
