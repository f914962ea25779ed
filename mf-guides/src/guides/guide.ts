import type { ComponentType } from 'react';

/** A segment of a bar, in dollars; a cost is negative. */
export interface BarPart {
  /** Shown beside the amount, if a bar has more than one segment. */
  name?: string;
  amount: number;
  /** Where it begins; by default where the previous segment ends. */
  from?: number;
  look: 'solid' | 'light' | 'striped' | 'plain';
}

/** A bar of a plot. */
export interface Bar {
  name: string;
  parts: BarPart[];
}

/**
 * One block of a text. In `text`, list items, step texts, table cells and notes, `**text**` is strong and
 * `[text](url)` is a link: an https URL for another site, a path for a page of this site.
 */
export type Block =
  /** Paragraphs, separated by blank lines. */
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: string[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  /** The first cell of each row names the row. A line break within a cell is preserved. */
  | {
      kind: 'table';
      caption: string;
      head: string[];
      rows: string[][];
      note?: string;
      /** Renders a table whose rows are states and territories, such as `Queensland (QLD)`; loaded with the content. */
      byState?: ComponentType<TableBlock>;
      /** A plot of the amounts in its cells. */
      bars?: Bar[];
    }
  /** Points in time, in order. */
  | { kind: 'timeline'; caption: string; points: { when: string; what: string }[] }
  | { kind: 'note'; title: string; text: string }
  /** A checklist that can be printed and saved. */
  | { kind: 'download'; checklist: ChecklistName; title: string; text: string }
  /** The position of the advertisement in the text. */
  | { kind: 'ad' };

export type TableBlock = Extract<Block, { kind: 'table' }>;

export type ChecklistName = 'auction' | 'inspection';

/** A section with a heading, to which the outline links by `id`. */
export interface GuideSection {
  id: string;
  heading: string;
  blocks: Block[];
}

export interface Guide {
  /** Also its path: `/{slug}`. */
  slug: string;
  title: string;
  category: 'buying' | 'renting' | 'investing' | 'legal' | 'financial';
  /** Minutes. */
  readTime: number;
  /** Title and description of the document. */
  metaTitle: string;
  description: string;
  /** Under the title, and on cards. */
  excerpt: string;
  /** The day the facts were last checked, as 2026-11-21. */
  updated: string;
  /** Exactly one block of all is the `ad`; it ends a section. */
  sections: GuideSection[];
  /** Slugs of other guides. */
  alsoRead: string[];
}

/** Things to tick off, in groups; shown as a page to print and as a text file. */
export interface Checklist {
  name: ChecklistName;
  title: string;
  /** How to use it, in a sentence or two. */
  intro: string;
  groups: { heading: string; items: string[] }[];
  /** The last line: a disclaimer. */
  footnote: string;
}
