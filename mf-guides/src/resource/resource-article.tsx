import type { Resource } from '@home-truths/platform/contract';
import { Container, Grid } from '@home-truths/platform/ui';
import { detailName } from '../categories.ts';
import { AlsoRead } from '../guides/also-read.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { BlockView, blockKey } from '../text/block.tsx';
import { CollapsibleOutline, Outline } from '../text/outline.tsx';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';
import { TextHead } from '../text/text-head.tsx';
import { useCurrentSection } from '../text/use-current-section.ts';
import { parseContent } from './parse-content.ts';

const RELATED_GUIDES = ['first-time-renter-guide', 'building-pest-inspections'];

export function ResourceArticle({ resource }: { resource: Resource }) {
  const { opening, sections } = parseContent(resource.content);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const outline = { name: 'In This Guide', sections, current };
  return (
    <Container as="article" pt={{ base: '4', md: '8' }}>
      <TextHead
        title={resource.title}
        excerpt={resource.excerpt}
        category={detailName(resource.category)}
        readTime={resource.readTime}
        picture={resource.imageUrl}
        updated={resource.updated}
      />
      {sections.length > 0 && <CollapsibleOutline {...outline} />}
      <Grid templateColumns={{ lg: 'minmax(0, 1fr) 18.75rem' }} columnGap="14" rowGap="8">
        <Prose>
          <section>
            {opening.map(block => (
              <BlockView key={blockKey(block)} block={block} />
            ))}
          </section>
          <Sections sections={sections} />
          <AlsoRead heading="Related articles" slugs={RELATED_GUIDES} />
        </Prose>
        <Sidebar>{sections.length > 0 && <Outline {...outline} />}</Sidebar>
      </Grid>
    </Container>
  );
}
