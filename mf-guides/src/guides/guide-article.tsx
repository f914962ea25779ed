import { Container, chakra, Grid } from '@home-truths/platform/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { groupName } from '../categories.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { CollapsibleOutline, Outline } from '../text/outline.tsx';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';
import { TextHead } from '../text/text-head.tsx';
import { useCurrentSection } from '../text/use-current-section.ts';
import { AlsoRead } from './also-read.tsx';
import type { Guide } from './guide.ts';
import { heroPath } from './hero-path.ts';

function fractionRead(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  const scrollableHeight = height - window.innerHeight;
  return scrollableHeight > 0 ? Math.min(Math.max(-top / scrollableHeight, 0), 1) : 1;
}

/** Sets the bar's CSS variable `--read` without rendering. */
function useReadProgress(article: RefObject<HTMLElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (article.current) bar.current?.style.setProperty('--read', String(fractionRead(article.current)));
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
  }, [article]);
  return bar;
}

const Track = chakra('div', {
  base: {
    pos: 'sticky',
    top: '4rem',
    zIndex: 'header',
    h: '3px',
    mb: '-3px',
    _print: { display: 'none' },
    '@media (max-height: 30rem)': { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Bar = chakra('div', {
  base: { h: 'full', bg: 'brand.fg', transformOrigin: 'left', transform: 'scaleX(var(--read, 0))' },
});

/** Decorative, because the outline shows the progress as text. */
const ReadingProgress = ({ article }: { article: RefObject<HTMLElement | null> }) => (
  <Track aria-hidden data-reading-progress="">
    <Bar ref={useReadProgress(article)} />
  </Track>
);

export function GuideArticle({ text: guide }: { text: Guide }) {
  const { sections } = guide;
  const current = useCurrentSection(sections.map(({ id }) => id));
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress article={body} />
      <Container as="article" pt={{ base: '4', md: '8' }}>
        <TextHead
          title={guide.title}
          excerpt={guide.excerpt}
          category={groupName(guide.category)}
          readTime={guide.readTime}
          picture={heroPath(guide.slug)}
          updated={guide.updated}
        />
        <CollapsibleOutline name="In This Guide" sections={sections} current={current} />
        <Grid templateColumns={{ lg: 'minmax(0, 1fr) 18.75rem' }} columnGap="14" rowGap="8">
          <Prose ref={body}>
            <Sections sections={sections} />
            <AlsoRead heading="Also Read" slugs={guide.alsoRead} />
          </Prose>
          <Sidebar>
            <Outline name="In This Guide" sections={sections} current={current} />
          </Sidebar>
        </Grid>
      </Container>
    </>
  );
}
