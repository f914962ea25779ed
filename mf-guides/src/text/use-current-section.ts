import { useEffect, useState } from 'react';

/**
 * From far above the viewport down to its upper third: a section that intersects this area has begun. This also detects
 * jumps across several sections, and jumps that end between two.
 */
const ROOT_MARGIN = '9999999px 0px -70%';

/**
 * The id of the section that is being read; above the text, the first one.
 * @param ids of the elements of the sections, in order
 */
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
