import { useEffect, useState } from 'react';

/**
 * The area from far above the viewport to its upper 30 percent: a section that intersects it has begun. It is so high
 * that sections jumped over are found too.
 */
const ROOT_MARGIN = '9999999px 0px -70%';

export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // each render has a new array
  const joinedIds = ids.join(' ');
  useEffect(() => {
    const sectionIds = joinedIds.split(' ');
    const begun = new Set<string | null>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby');
          if (isIntersecting) begun.add(id);
          else begun.delete(id);
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
  }, [joinedIds]);
  return current;
}
