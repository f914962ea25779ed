import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first title of a page that the person has opened, once it has loaded.
 * @param title what takes the focus, as a selector
 */
export function useFocusOnLoad(title: string, shouldFocus: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) page.current?.querySelector<HTMLElement>(title)?.focus({ preventScroll: true });
  }, [title, shouldFocus]);
  return page;
}
