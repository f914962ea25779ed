import type { Resource } from '@home-truths/platform/contract';
import { Container, Grid, Heading } from '@home-truths/platform/ui';
import { detailName } from '../categories.ts';
import { AlsoRead } from '../guides/also-read.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { BlockOfText, keyOf } from '../words/block.tsx';
import { Prose } from '../words/prose.tsx';
import { TextHead } from '../words/text-head.tsx';
import { type Part, partsOf } from './parts.ts';

/** The two cards below every resource (spec section 2). */
const RELATED = ['first-time-renter-guide', 'building-pest-inspections'];

const PieceOfText = ({ part }: { part: Part }) =>
  part.kind === 'heading' ? <Heading look="section">{part.text}</Heading> : <BlockOfText block={part} />;

/** A resource: head, words, what to read next (spec section 2). */
export const ResourceArticle = ({ resource }: { resource: Resource }) => (
  <Container as="article" pt={{ base: '4', md: '8' }}>
    <TextHead
      title={resource.title}
      excerpt={resource.excerpt}
      category={detailName(resource.category)}
      readTime={resource.readTime}
      picture={resource.imageUrl}
    />
    <Grid templateColumns={{ lg: 'minmax(0, 1fr) 18.75rem' }} columnGap="14" rowGap="8">
      <Prose spacing="close">
        {partsOf(resource.content).map(part => (
          <PieceOfText key={part.kind === 'heading' ? part.text : keyOf(part)} part={part} />
        ))}
        <AlsoRead heading="Related Articles" slugs={RELATED} />
      </Prose>
      <Sidebar />
    </Grid>
  </Container>
);
