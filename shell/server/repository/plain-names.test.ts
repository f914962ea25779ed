import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../commands/project-files.ts';
import rules from './plain-names.json' with { type: 'json' };
import { declaredNames, nameParts, ownExports } from './plain-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Drawings and seed draw houses with doors; databases know migrations by their names. */
const OTHERS = /\/(drawings|seed|migrations)\/|\.d\.m?ts$/;
const TEST = /\.(test|spec|fault|bench)\.tsx?$|\/(e2e|bench|testing|template)\//;

const MODULES = projectFiles()
  .filter(file => /\.(tsx?|mjs)$/.test(file) && !OTHERS.test(`/${file}`))
  .map(file => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

const fileName = (file: string) => path.basename(file).replace(/\..*$/, '');
const privateTerms = new Set(Object.keys(rules.words));
const isPrivate = (name: string) => nameParts(name).some(part => privateTerms.has(part));

/** Every name with a private word in it, and the modules that give it. */
function privateNames() {
  const found = new Map<string, string[]>();
  for (const { file, source } of MODULES)
    for (const name of new Set([fileName(file), ...declaredNames(source, file)]))
      if (isPrivate(name)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

/** Every name that more than one module exports, and the modules. */
function sharedNames() {
  const found = new Map<string, string[]>();
  for (const { file, source } of MODULES.filter(module => !TEST.test(`/${module.file}`)))
    for (const name of new Set(ownExports(source, file))) found.set(name, [...(found.get(name) ?? []), file]);
  return new Map([...found].filter(([, files]) => files.length > 1));
}

/** A reason, and the only modules it holds for where there are some. */
type Allowed = Record<string, string | string[]>;

function without(found: Map<string, string[]>, allowed: Allowed) {
  const left = [...found].map(([name, files]) => {
    const [reason, ...only] = [allowed[name] ?? []].flat();
    return [name, reason && only.length === 0 ? [] : files.filter(file => !only.includes(file))] as const;
  });
  return Object.fromEntries(left.filter(([, files]) => files.length > 0));
}

/** What no longer occurs: names, and modules that do not give them. */
const unused = (allowed: Allowed, found: Map<string, string[]>) =>
  Object.entries(allowed).flatMap(([name, reasons]) => {
    const files = found.get(name) ?? [];
    const [, ...only] = [reasons].flat();
    return files.length === 0 ? [name] : only.filter(file => !files.includes(file));
  });

describe('names are those of the field', () => {
  const found = privateNames();

  it('no name holds a private word', () => {
    expect(MODULES.length).toBeGreaterThan(1200);
    expect(without(found, rules.allowed)).toEqual({});
  });

  it('what is allowed is there', () => {
    expect(unused(rules.allowed, found)).toEqual([]);
  });
});

describe('one name is one thing', () => {
  const found = sharedNames();

  it('no two modules export the same name', () => {
    expect(without(found, rules.sameName)).toEqual({});
  });

  it('what is allowed is there', () => {
    expect(unused(rules.sameName, found)).toEqual([]);
  });
});

it.each([
  ['const door = 1', ['door']],
  ['const { door: entry, ...rest } = all', ['entry', 'rest']],
  ['const { door = 1 } = all', ['door']],
  ['for (const [door] of doors) open(door)', ['door']],
  ['function f(door: string, { room }: Rooms) {}', ['f', 'door', 'room']],
  ['const f = async ({ door = 1 }) => door', ['f', 'door']],
  [
    'class House { #room = 1; door() {} constructor(private desk: Desk) {} }',
    ['House', 'room', 'door', 'desk'],
  ],
  ['interface Deed { told: string; tell(): void }', ['Deed', 'told', 'tell']],
  ['type Door<Room> = Room', ['Door', 'Room']],
  ['try { f() } catch (door) {}', ['door']],
  ['const it = { door() {} }', ['it', 'door']],
  ["import { door } from './door.ts'; door.room = 1; f({ house: 1 })", []],
])('%s', (source, names) => {
  expect(declaredNames(source, 'a.ts').sort()).toEqual(names.toSorted());
});

it('a name is read in its parts', () => {
  expect(['useListAddress', 'LIST_ADDRESS', 'list-address', 'toHTMLText'].map(nameParts)).toEqual([
    ['use', 'list', 'address'],
    ['list', 'address'],
    ['list', 'address'],
    ['to', 'html', 'text'],
  ]);
});

it('what a module exports of its own is found, and nothing that it passes on', () => {
  const source = `export const a = 1, { b } = all; export function c() {} export class D {} export type E = 1;
    export { f } from './f.ts'; export * from './g.ts'; export default 1;`;
  expect(ownExports(source, 'a.ts')).toEqual(['a', 'b', 'c', 'D', 'E']);
});
