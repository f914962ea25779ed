/** `npm run new-area -- mf-moving-costs --path /moving-costs`: makes an area to begin with. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeArea } from './new-area.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' } },
  });
  const [area = ''] = positionals;
  const owned = values.path ?? area.replace(/^mf-/, '/');
  makeArea(path.resolve(import.meta.dirname, '../../..'), { area, path: owned });
  process.stdout.write(
    [
      `${area} is there, with a page at ${owned}, a slot, a test and a README.`,
      `See it:        npm run dev -- ${area}, then http://localhost:8080${owned}`,
      `Test it alone: npm run test:unit -w ${area}`,
      'Then write its README, put it on the map in README.md, and show its slot from a page that wants it.',
      'Name its team in its package.json and run npm run generate, which makes that team its code owner.',
      '',
    ].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
