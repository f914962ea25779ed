import { useEffect, useState } from 'react';

/**
 * A section that intersects this area, from far above the viewport to its upper third, has begun. The height
 * also detects jumps across sections or between two.
 */
const ROOT_MARGIN = '9999999px 0px -70%';

/** Returns the id of the section being read; above the text, the first one. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const sectionIds = all.split(' ');
    const begun = new Set<string | null>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          begun[isIntersecting ? 'add' : 'delete'](target.getAttribute('aria-labelledby'));
        }
        setCurrent(sectionIds.findLast(id => begun.has(id)) ?? sectionIds[0]);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const id of sectionIds) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
