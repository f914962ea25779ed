import fs from 'node:fs';
import path from 'node:path';
import { packageOf, workspaces } from '../workspaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WORKFLOWS = '.github/workflows';
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const scriptsOf = (folder: string) => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts ?? {});
const folderOf = new Map([['', '.'], ...workspaces().map(folder => [packageOf(folder), folder] as const)]);
const everywhere = workspaces().flatMap(scriptsOf);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);

describe.each(fs.readdirSync(path.join(ROOT, WORKFLOWS)))('%s', name => {
  const text = read(`${WORKFLOWS}/${name}`);
  const [commands = ''] = all(text, /matrix: \{ command: \[(.*)\] \}/g).flat();
  const requested = [
    ...all(text, /npm run (?:--\S+ )*([\w:-]+)(?:.*? -w (\S+))?/g),
    ...all(commands, /([\w:]+)/g),
  ].map(([script = '', workspace = '']) => ({ script, folder: folderOf.get(workspace) }));

  it('runs npm scripts that are there', () => {
    expect(requested.length).toBeGreaterThan(5);
    const missing = requested.filter(({ script, folder }) => !folder || !scriptsOf(folder).includes(script));
    expect(missing).toEqual([]);
  });

  it('asks Nx for scripts that packages have', () => {
    const targets = all(text, /\bnx .*-t ([\w: ]+?)(?: --|$)/gm).flatMap(([list = '']) => list.split(' '));
    expect(targets).toContain('test:integration');
    expect(targets.filter(target => !everywhere.includes(target))).toEqual([]);
  });

  it('names commits of actions, with the version for people', () => {
    const actions = all(text, /uses: (.*)/g).flat();
    expect(
      actions.filter(action => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  });
});
