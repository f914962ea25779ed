/**
 * `npm run new-remote -- mf-moving-costs --path /moving-costs`: creates a remote from the template; with
 * `--standalone ../moving-costs` in a repository of its own.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { refuseKeptOptions } from '../commands/command.ts';
import { createRemote } from './new-remote.ts';
import { createStandalone } from './standalone.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const workspaceLines = (remote: string, ownedPath: string) => [
  `${remote} is there, with a page at ${ownedPath}, a slot, a test and a README.`,
  `See it:        npm run dev -- ${remote}, then http://localhost:8080${ownedPath}`,
  `Test it alone: npm run test:unit -w ${remote}`,
  `Show it:      npm run release -- ${remote}, then pin it: neither the shell nor the platform is built again.`,
  'What it has (paths, sitemap, slots, team) is declared in its package.json, under microFrontend. After a change run',
  'npm run generate, which writes the types of its slots and makes its team the code owner.',
  'Then write its README, and put it on the map in README.md.',
];

const standaloneLines = (remote: string, dir: string) => [
  `${remote} is there, in a repository of its own: ${dir}`,
  'It has a page, a slot, tests, examples of pipelines and our packages. Next, in that folder:',
  '  npm ci && npm test && npm run dev',
  'Its README has the other commands. Commit all of it, packages/ as well.',
];

try {
  const options = { path: { type: 'string' }, standalone: { type: 'string' } } as const;
  refuseKeptOptions(options);
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [remote = ''] = positionals;
  const wanted = { remote, path: values.path ?? remote.replace(/^mf-/, '/') };
  const dir = values.standalone && path.resolve(process.env.INIT_CWD ?? '', values.standalone);
  if (dir) createStandalone(ROOT, dir, wanted);
  else createRemote(ROOT, wanted);
  const lines = dir ? standaloneLines(remote, dir) : workspaceLines(remote, wanted.path);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
