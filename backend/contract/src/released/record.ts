/** Replaces the baseline by this release: `npm run record`. */
import fs from 'node:fs';
import path from 'node:path';
import { allRoutes, baselineOf, breakingChanges } from './baseline.ts';
import { samples } from './samples.ts';

const file = path.join(import.meta.dirname, 'routes.json');

const lines: string[] = [];
for (const [name, route] of Object.entries(allRoutes)) {
  const ownSamples = samples[name];
  if (!ownSamples) throw new Error(`${name} has no sample in samples.ts`);
  const baseline = await baselineOf(route, ownSamples);
  const problems = await breakingChanges(baseline, route);
  if (problems.length) throw new Error(`A sample of ${name} is rejected: ${problems.join('; ')}`);
  lines.push(`${JSON.stringify(name)}: ${JSON.stringify(baseline)}`);
}
fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${lines.length} routes are recorded as the baseline.\n`);
