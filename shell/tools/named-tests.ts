import fs from 'node:fs';
import { repositoryPath } from './paths.ts';

/** Titles of tests by file; an empty list means all tests of the file. */
export type Proofs = Record<string, string[]>;

/** Returns the files and titles, such as those of `asvs.json`, that do not exist. */
export function missingNames(tables: Proofs[]): string[] {
  return tables.flatMap(proofs => Object.entries(proofs).flatMap(([file, tests]) => missingIn(file, tests)));
}

function missingIn(file: string, tests: string[]) {
  const filePath = repositoryPath(file);
  if (!fs.existsSync(filePath)) return [file];
  const source = fs.readFileSync(filePath, 'utf8');
  const exists = (test: string) => ["'", '`', '"'].some(quote => source.includes(quote + test + quote));
  return tests.filter(test => !exists(test)).map(test => `${file}: ${test}`);
}
