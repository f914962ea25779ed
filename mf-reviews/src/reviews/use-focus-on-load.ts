import { useEffect, useRef } from 'react';

/** Moves the focus to the first element that the selector matches in a newly opened page. */
export function useFocusOnLoad(selector: string, shouldFocus: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, shouldFocus]);
  return container;
}
