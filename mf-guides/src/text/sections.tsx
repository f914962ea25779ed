import { chakra, Heading } from '@home-truths/platform/ui';
import type { GuideSection } from '../guides/guide.ts';
import { BlockView, blockKey } from './block.tsx';

export const Sections = ({ sections }: { sections: GuideSection[] }) =>
  sections.map(({ id, heading, blocks }) => (
    <chakra.section key={id} aria-labelledby={id}>
      <Heading id={id} look="section" tabIndex={-1} maxW="measure" outline="none">
        {heading}
      </Heading>
      {blocks.map(block => (
        <BlockView key={blockKey(block)} block={block} />
      ))}
    </chakra.section>
  ));
