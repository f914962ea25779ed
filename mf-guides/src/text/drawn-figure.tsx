import { Box, chakra } from '@home-truths/platform/ui';
import type { Block } from '../guides/guide.ts';
import { Table } from './table.tsx';

const Points = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'column' },
    fontSize: '0.97rem',
    lineHeight: '1.4',
    '& li': {
      pos: 'relative',
      ps: { base: '6', md: '0' },
      pe: '4',
      pt: { md: '6' },
      pb: { base: '5', md: '0' },
      borderColor: 'border.emphasized',
      borderInlineStartWidth: { base: '2px', md: '0' },
      borderTopWidth: { md: '2px' },
      ms: { base: '2', md: '0' },
    },
    '& li:last-child': { pb: '0' },
    '& li::before': {
      content: '""',
      pos: 'absolute',
      top: { base: '0.15rem', md: '-0.56rem' },
      insetStart: { base: '-0.56rem', md: '0' },
      w: '4',
      h: '4',
      bg: 'accent.solid',
      borderWidth: '3px',
      borderStyle: 'solid',
      borderColor: 'fg',
      borderRadius: 'full',
    },
    '& b': { display: 'block', fontFamily: 'heading', fontWeight: '700' },
    _print: { breakInside: 'avoid' },
  },
});

const Timeline = ({ caption, points }: Extract<Block, { kind: 'timeline' }>) => (
  <figure>
    <Box as="figcaption" mb="4" fontFamily="heading" fontWeight="700" fontSize="1.05rem">
      {caption}
    </Box>
    <Points>
      {points.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </Points>
  </figure>
);

export type FigureBlock = Extract<Block, { kind: 'table' | 'timeline' }>;

export const DrawnFigure = ({ block }: { block: FigureBlock }) =>
  block.kind === 'table' ? <Table {...block} /> : <Timeline {...block} />;
