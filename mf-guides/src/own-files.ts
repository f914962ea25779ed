import fs from 'node:fs';
import path from 'node:path';
import { fileOfChecklist } from './checklists/addresses.ts';
import { asText } from './checklists/as-text.ts';
import { auctionChecklist } from './guides/content/auction-checklist.ts';
import { inspectionChecklist } from './guides/content/inspection-checklist.ts';
import { heroOf } from './guides/hero-of.ts';

const heroes = path.join(import.meta.dirname, 'heroes');

/** The remote's own files, written at the build: drawings and checklists, by the path they are served under. */
export const ownFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    fs
      .readdirSync(heroes)
      .filter(file => file.endsWith('.svg'))
      .map(file => [
        heroOf(path.basename(file, '.svg')).slice(1),
        fs.readFileSync(path.join(heroes, file), 'utf8'),
      ]),
  ),
  ...Object.fromEntries(
    [auctionChecklist, inspectionChecklist].map(list => [fileOfChecklist(list.name).slice(1), asText(list)]),
  ),
});
