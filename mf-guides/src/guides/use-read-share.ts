import { type RefObject, useEffect, useRef } from 'react';

/** How much of an element has been scrolled through, 0 to 1. */
function shareRead(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  const way = height - window.innerHeight;
  return way > 0 ? Math.min(Math.max(-top / way, 0), 1) : 1;
}

/** Keeps the CSS variable `--read` of a bar at the share of the text that has been read; nothing is rendered for it. */
export function useReadShare(text: RefObject<HTMLElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const show = () => {
      frame = 0;
      if (text.current) bar.current?.style.setProperty('--read', String(shareRead(text.current)));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(show);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [text]);
  return bar;
}
