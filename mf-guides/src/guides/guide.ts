import type { ComponentType } from 'react';

/** A segment of a bar in dollars; a cost is negative. */
export interface BarPart {
  /** Needed if the bar has more than one segment. */
  name?: string;
  amount: number;
  /** The start, by default the end of the previous segment. */
  from?: number;
  look: 'solid' | 'light' | 'striped' | 'plain';
}

export interface Bar {
  name: string;
  parts: BarPart[];
}

/** One block of a text. `**text**` is strong; `[text](url)` links to an https URL or a path of this site. */
export type Block =
  /** Paragraphs, separated by blank lines. */
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: string[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  /** The first cell of each row names the row; line breaks within a cell stay. */
  | {
      kind: 'table';
      caption: string;
      head: string[];
      rows: string[][];
      note?: string;
      /** `StateTable`, for rows named like `Queensland (QLD)`; the content imports it, so that others do not load it. */
      byState?: ComponentType<TableBlock>;
      bars?: Bar[];
    }
  | { kind: 'timeline'; caption: string; points: { when: string; what: string }[] }
  | { kind: 'note'; title: string; text: string }
  | { kind: 'download'; checklist: ChecklistName; title: string; text: string }
  | { kind: 'ad' };

export type TableBlock = Extract<Block, { kind: 'table' }>;

export type ChecklistName = 'auction' | 'inspection';

export interface GuideSection {
  id: string;
  heading: string;
  blocks: Block[];
}

export interface Guide {
  /** Also the path: `/{slug}`. */
  slug: string;
  title: string;
  category: 'buying' | 'renting' | 'investing' | 'legal' | 'financial';
  /** In minutes. */
  readTime: number;
  metaTitle: string;
  description: string;
  excerpt: string;
  /** The day when the facts were last checked, as 2026-11-21. */
  updated: string;
  /** Exactly one block of all is the `ad`, at the end of a section. */
  sections: GuideSection[];
  alsoRead: string[];
}

export interface Checklist {
  name: ChecklistName;
  title: string;
  intro: string;
  groups: { heading: string; items: string[] }[];
  footnote: string;
}
