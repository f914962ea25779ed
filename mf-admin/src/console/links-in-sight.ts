import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a list of links sideways, so that the current one is in the middle, or as near as it can be. The page itself
 * does not scroll.
 * @param content what the widths of the links depend on
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
