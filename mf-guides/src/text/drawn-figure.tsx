import type { Block } from '../guides/guide.ts';
import { Table } from './table.tsx';
import { Timeline } from './timeline.tsx';

export type FigureBlock = Extract<Block, { kind: 'table' | 'timeline' }>;

/** A table, plot or timeline. */
export const DrawnFigure = ({ block }: { block: FigureBlock }) =>
  block.kind === 'table' ? <Table {...block} /> : <Timeline {...block} />;
