import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first title of a page that the person has opened, once it has loaded.
 * @param title selector of the element that gets the focus
 */
export function useFocusOnLoad(title: string, shouldFocus: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) page.current?.querySelector<HTMLElement>(title)?.focus({ preventScroll: true });
  }, [title, shouldFocus]);
  return page;
}
