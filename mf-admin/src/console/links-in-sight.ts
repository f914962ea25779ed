import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a list of links, but not the page, so that the current link is as near to the middle as possible.
 * @param content scrolls again when it changes the widths of the links
 */
export function useCurrentInSight(content: unknown) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the widths have changed
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [content]);
  return list;
}
