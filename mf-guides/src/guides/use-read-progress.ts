import { type RefObject, useEffect, useRef } from 'react';

/** How much of an element has been scrolled through, 0 to 1. */
function fractionRead(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  const scrollableHeight = height - window.innerHeight;
  return scrollableHeight > 0 ? Math.min(Math.max(-top / scrollableHeight, 0), 1) : 1;
}

/** Sets the CSS variable `--read` of a bar to the fraction of the text that has been read, without a re-render. */
export function useReadProgress(text: RefObject<HTMLElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (text.current) bar.current?.style.setProperty('--read', String(fractionRead(text.current)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [text]);
  return bar;
}
