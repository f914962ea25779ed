/** `npm run generate`: writes files that are made from others. */
import { writeFileSync } from 'node:fs';
import { GENERATED } from './generated-files.ts';
import { repositoryPath } from './paths.ts';

for (const [file, render] of Object.entries(GENERATED)) {
  writeFileSync(repositoryPath(file), render());
  console.log(`Wrote ${file}`);
}
