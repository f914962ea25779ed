import { useEffect, useState } from 'react';

/**
 * From far above the window down to its upper third: a part that reaches into it has begun. So a jump across several
 * parts is seen, and one that ends between two.
 */
const BEGUN = '9999999px 0px -70%';

/**
 * Which part of a text is being read; above the text it is the first.
 * @param ids of the parts' elements, in order
 */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const parts = all.split(' ');
    const begun = new Set<string | null>();
    const watcher = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          begun[isIntersecting ? 'add' : 'delete'](target.getAttribute('aria-labelledby'));
        }
        setCurrent(parts.findLast(id => begun.has(id)) ?? parts[0]);
      },
      { rootMargin: BEGUN },
    );
    for (const id of parts) {
      const part = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [all]);
  return current;
}
