import { Container, Grid } from '@home-truths/platform/ui';
import { useRef } from 'react';
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
import { ReadingProgress } from './reading-progress.tsx';

/** A guide: header, text with its outline beside it, and related guides. */
export function GuideArticle({ text: guide }: { text: Guide }) {
  const { sections } = guide;
  const current = useCurrentSection(sections.map(({ id }) => id));
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress text={body} />
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
