import { useEffect, useRef } from 'react';

/** Moves the focus to the element of a newly opened page that the selector matches. */
export function useFocusOnLoad(selector: string, shouldFocus: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, shouldFocus]);
  return container;
}
