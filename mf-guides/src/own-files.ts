import fs from 'node:fs';
import path from 'node:path';
import { asText } from './checklists/as-text.ts';
import { checklistFilePath } from './checklists/checklist-paths.ts';
import { auctionChecklist } from './guides/content/auction-checklist.ts';
import { inspectionChecklist } from './guides/content/inspection-checklist.ts';
import { heroPath } from './guides/hero-path.ts';

const heroes = path.join(import.meta.dirname, 'heroes');

/** Returns static files by path; the build writes them. */
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
