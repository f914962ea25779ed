/** `npm run asvs`: writes the table of ASVS requirements and prints how many are met. */
import { writeFileSync } from 'node:fs';
import { ASVS_PAGE, countStates, renderPage } from './asvs.ts';

writeFileSync(ASVS_PAGE, renderPage());
for (const level of [1, 2]) {
  const figures = Object.entries(countStates(level)).map(([state, count]) => `${count} ${state}`);
  console.log(`Level ${level}: ${figures.join(', ')}`);
}
