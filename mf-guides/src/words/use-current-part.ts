import { useEffect, useState } from 'react';

/** A part counts as being read while it crosses the upper third of the window, below the header. */
const READING_LINE = '-25% 0px -70% 0px';

/**
 * Which part of a text is being read.
 * @param ids of the parts' elements, in order
 */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.getAttribute('aria-labelledby') ?? undefined);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of all.split(' ')) {
      const part = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [all]);
  return current;
}
