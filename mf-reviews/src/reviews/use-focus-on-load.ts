import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first title of a page that the person has opened, once it has loaded.
 * @param selector matches the element that gets the focus
 */
export function useFocusOnLoad(selector: string, shouldFocus: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, shouldFocus]);
  return container;
}
