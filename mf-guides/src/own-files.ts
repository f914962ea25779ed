import fs from 'node:fs';
import path from 'node:path';
import { checklistFilePath } from './checklists/checklist-paths.ts';
import { auctionChecklist } from './guides/content/auction-checklist.ts';
import { inspectionChecklist } from './guides/content/inspection-checklist.ts';
import type { Checklist } from './guides/guide.ts';
import { heroPath } from './guides/hero-path.ts';

const underlined = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`;

export const asText = ({ title, intro, groups, footnote }: Checklist) =>
  `${[
    underlined(`${title} | Home Truths`, '='),
    intro,
    ...groups.map(({ heading, items }) =>
      [underlined(heading, '-'), ...items.map(item => `[ ] ${item}`)].join('\n'),
    ),
    footnote,
  ].join('\n\n')}\n`;

const heroes = path.join(import.meta.dirname, 'heroes');

/** Returns the files that the build adds by their paths: the guides' pictures and the checklists as text. */
export const ownFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    fs
      .readdirSync(heroes)
      .filter(file => file.endsWith('.svg'))
      .map(file => [
        heroPath(path.basename(file, '.svg')).slice(1),
        fs.readFileSync(path.join(heroes, file), 'utf8'),
      ]),
  ),
  ...Object.fromEntries(
    [auctionChecklist, inspectionChecklist].map(list => [
      checklistFilePath(list.name).slice(1),
      asText(list),
    ]),
  ),
});
