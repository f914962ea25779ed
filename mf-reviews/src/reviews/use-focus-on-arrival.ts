import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first title of a page that the person has asked for, once it is there.
 * @param title what takes the focus, as a selector
 */
export function useFocusOnArrival(title: string, wanted: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) page.current?.querySelector<HTMLElement>(title)?.focus({ preventScroll: true });
  }, [title, wanted]);
  return page;
}
