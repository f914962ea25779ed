import fs from 'node:fs';
import path from 'node:path';

export interface Package {
  name?: string;
  version?: string;
}

export const readPackage = (dir: string): Package =>
  JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Returns for example `mf-search` for the package `@home-truths/mf-search`. */
export const folderNameOf = (dir: string) => path.basename(readPackage(dir).name ?? '');

/** Returns for example `mf_search`. */
export const nameOf = (dir: string) => folderNameOf(dir).replaceAll('-', '_');
