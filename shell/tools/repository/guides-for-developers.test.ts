import fs from 'node:fs';
import path from 'node:path';
import { packageOf, workspaces } from '../workspaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = ['architecture', 'decisions', 'how-to', 'reference'];
const pagesIn = (folder: string) => fs.readdirSync(path.join(ROOT, folder)).map(name => `${folder}/${name}`);
const GUIDES = [
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'shell/docs/README.md',
  ...PAGES.flatMap(folder => pagesIn(`shell/docs/${folder}`)),
  ...['', 'backend/bench/', ...workspaces().map(folder => `${folder}/`)].map(folder => `${folder}README.md`),
];
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

test.each(GUIDES)('every npm script that %s names is there', guide => {
  const named = [...read(guide).matchAll(/npm run (?:--\S+ )*([\w:-]+)(?:[^`\n]*? -w ([@\w/-]+))?/g)];
  const folderOf = (workspace: string) =>
    workspaces().find(folder => [folder, packageOf(folder)].includes(workspace)) ?? workspace;
  const missing = named.filter(([, script = '', workspace]) => {
    const manifest = JSON.parse(read(path.join(workspace ? folderOf(workspace) : '.', 'package.json')));
    return !(script in manifest.scripts);
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});

test.each(GUIDES)('every file of the project, or of its own package, that %s names is there', guide => {
  const filesIn = (pattern: RegExp) => Array.from(read(guide).matchAll(pattern), ([, file = '']) => file);
  const all = filesIn(/`((?:\.vscode|shell|backend|mf-\w+)\/[\w./-]*)`/g);
  const own = filesIn(/`((?:src|server|docs|build|bench)\/[\w./-]*)`/g);
  const named = [...all, ...own.map(file => path.join(path.dirname(guide), file))];
  expect(named.filter(file => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
