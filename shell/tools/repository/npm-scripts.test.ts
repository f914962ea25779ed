import fs from 'node:fs';
import path from 'node:path';
import { workspaces } from '../workspaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TEMPLATE = 'shell/remote/new-remote/template/package.json.template';
const manifests = ['package.json', ...workspaces().map(folder => `${folder}/package.json`), TEMPLATE];

const scriptsOf = (manifest: string): [string, string][] =>
  Object.entries<string>(JSON.parse(fs.readFileSync(path.join(ROOT, manifest), 'utf8')).scripts ?? {});

/** What `cmd.exe` does not know, by what it is called in a failure. */
const ONLY_POSIX: [string, RegExp][] = [
  ['a variable before a command', /(^|&&|\|\||;)\s*[A-Za-z_]\w*=/],
  ['a variable', /\$/],
  ['single quotes', /'/],
  ['a command in a command', /`/],
  ['a semicolon or a process in the background', /;|(^|[^&])&([^&]|$)/],
  [
    'a program of POSIX',
    /(^|[&|]\s*)(sh|bash|rm|cp|mv|ln|mkdir|cat|chmod|export|source|test|touch|sed|grep|find)\s/,
  ],
  ['a path to a program', /(^|[&|]\s*)\.{0,2}\//],
];

const problemsOf = (script: string) =>
  ONLY_POSIX.filter(([, form]) => form.test(script)).map(([name]) => name);

test.each(manifests)('every script of %s runs in any shell', manifest => {
  const found = scriptsOf(manifest).flatMap(([name, script]) =>
    problemsOf(script).map(problem => `${name}: ${problem}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ...['NODE_OPTIONS=--experimental-vm-modules jest', 'tsc && RECORD=1 jest', 'rm -rf dist', 'tsc && cp a b'],
  ...["playwright test --grep '@faults'", 'node $FILE', 'node a.mjs & node b.mjs', './run.sh'],
])('%s is found', script => {
  expect(problemsOf(script)).not.toEqual([]);
});
