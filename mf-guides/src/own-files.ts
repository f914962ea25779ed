import fs from 'node:fs';
import path from 'node:path';
import { checklistFilePath } from './checklists/checklist-paths.ts';
import { auctionChecklist } from './guides/content/auction-checklist.ts';
import { inspectionChecklist } from './guides/content/inspection-checklist.ts';
import type { Checklist } from './guides/guide.ts';
import { heroPath } from './guides/hero-path.ts';

const underline = (text: string, character: string) => `${text}\n${character.repeat(text.length)}`;

export const asText = ({ title, intro, groups, footnote }: Checklist) =>
  `${[
    underline(`${title} | Home Truths`, '='),
    intro,
    ...groups.map(({ heading, items }) =>
      [underline(heading, '-'), ...items.map(item => `[ ] ${item}`)].join('\n'),
    ),
    footnote,
  ].join('\n\n')}\n`;

const heroes = path.join(import.meta.dirname, 'heroes');

/** Returns the files that the build adds by their paths: the guides’ pictures and the checklists as text. */
export function ownFiles() {
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(heroes).filter(file => file.endsWith('.svg')))
    files[heroPath(path.basename(name, '.svg')).slice(1)] = fs.readFileSync(path.join(heroes, name), 'utf8');
  for (const checklist of [auctionChecklist, inspectionChecklist])
    files[checklistFilePath(checklist.name).slice(1)] = asText(checklist);
  return files;
}
