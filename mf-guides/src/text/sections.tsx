import { chakra, Heading } from '@home-truths/platform/ui';
import type { Section } from '../guides/guide.ts';
import { BlockOfText, keyOf } from './block.tsx';

/** The parts of a text, each under its heading. */
export const Sections = ({ sections }: { sections: Section[] }) =>
  sections.map(({ id, heading, blocks }) => (
    <chakra.section key={id} aria-labelledby={id}>
      <Heading id={id} look="section" tabIndex={-1} maxW="measure" outline="none">
        {heading}
      </Heading>
      {blocks.map(block => (
        <BlockOfText key={keyOf(block)} block={block} />
      ))}
    </chakra.section>
  ));
