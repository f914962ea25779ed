/** `npm run new-remote -- mf-moving-costs --path /moving-costs`: creates a remote from the template. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './new-remote.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' } },
  });
  const [remote = ''] = positionals;
  const ownedPath = values.path ?? remote.replace(/^mf-/, '/');
  createRemote(path.resolve(import.meta.dirname, '../../..'), { remote, path: ownedPath });
  process.stdout.write(
    [
      `${remote} is there, with a page at ${ownedPath}, a slot, a test and a README.`,
      `See it:        npm run dev -- ${remote}, then http://localhost:8080${ownedPath}`,
      `Test it alone: npm run test:unit -w ${remote}`,
      `Show it:      npm run release -- ${remote}, then pin it: neither the shell nor the platform is built again.`,
      'What it has (paths, sitemap, slots, team) is declared in its package.json, under microFrontend. After a change run',
      'npm run generate, which writes the types of its slots and makes its team the code owner.',
      'Then write its README, and put it on the map in README.md.',
      '',
    ].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
