/**
 * Records what the contract promises from this release on: `node record.ts`, by `npm run record`. Who runs it gives
 * up what was promised before.
 */
import fs from 'node:fs';
import path from 'node:path';
import { allRoutes, broken, promisedBy } from './promises.ts';
import { samples } from './samples.ts';

const file = path.join(import.meta.dirname, 'routes.json');

const lines: string[] = [];
for (const [name, route] of Object.entries(allRoutes)) {
  const own = samples[name];
  if (!own) throw new Error(`${name} has no sample in samples.ts`);
  const promised = await promisedBy(route, own);
  const refused = await broken(promised, route);
  if (refused.length) throw new Error(`A sample of ${name} is not taken: ${refused.join('; ')}`);
  lines.push(`${JSON.stringify(name)}: ${JSON.stringify(promised)}`);
}
fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${lines.length} routes are promised.\n`);
