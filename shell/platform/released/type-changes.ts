import fs from 'node:fs';
import path from 'node:path';
import { compile, type Declarations, SLOT_PROPS, withTemporaryFolder } from './declarations.ts';

export interface PlatformTypes {
  /** Declaration file of each entry point, with the names of its values and types. */
  entries: Record<string, { file: string; names: string[]; types: string[] }>;
  slots: string[];
  declarations: Declarations;
}

/** Types whose values remotes only receive: they may gain members. */
const RECEIVED = ['Api', 'ApiResult', 'ContractForm', 'Ctx', 'PageParams', 'SessionStore', 'SlotHost'];
/** Types whose values remotes only pass: they may accept more. Types in neither list must fit both ways. */
const PASSED = [
  'AnySlotModule',
  'CallOptions',
  'Elements',
  'Head',
  'PageHandle',
  'RemoteRoutes',
  'SlotModule',
];
const TYPE_ARGUMENTS: Record<string, string> = {
  ApiResult: '<Route>',
  ContractForm: '<{ name: string }>',
  InfiniteData: '<Route>',
};

// `any` would fit everything. Keys are compared too, because an object without an optional prop fits. The error in the
// last line proves that the compiler ran.
const HELPERS = `
import type { Route } from '@home-truths/contract';
declare function value<T>(): 0 extends 1 & T ? unknown : T;
type Keys<T> = unknown extends T ? PropertyKey : T extends object ? keyof T : never;
type KeysOfEach<T> = { [Index in keyof T]: Keys<T[Index]> };
type Params<T> = T extends (...params: infer P) => unknown ? KeysOfEach<P> : unknown;
type Full<T> = T extends object ? { [Key in keyof T]-?: Full<T[Key]> } : T;
export const doesNotCompile: string = 1;`;

/** One line of `check.ts`, which compiles only if a type is assignable to another. */
interface CheckLine {
  code: string;
  message: (reason: string) => string;
}

const checkLines = (message: CheckLine['message'], assignments: [given: string, wanted: string][]) =>
  assignments.map(([given, wanted]) => ({
    code: `{ const wanted: ${wanted} = value<${given}>(); }`,
    message,
  }));

function entryLines(entry: string, index: number, before: PlatformTypes, now: PlatformTypes): CheckLine[] {
  const [old, today] = [before.entries[entry], now.entries[entry]];
  if (!old || !today) return [];
  const message = (name: string) => (reason: string) =>
    `${name} of ${entry} no longer fits the remotes that use it: ${reason} Keep what they pass and read working, or add another name beside it; a breaking change needs the next major version (npm run raise -- platform major).`;
  const [oldModule, todayModule] = [`before${index}`, `now${index}`];
  return [
    {
      code: `import type * as ${oldModule} from './before/${sourcePath(old.file)}'; import type * as ${todayModule} from './now/${sourcePath(today.file)}';`,
      message: reason => `The declarations of ${entry} cannot be read: ${reason}`,
    },
    ...old.names
      .filter(name => today.names.includes(name))
      .flatMap(name => {
        const [wanted, given] = [`typeof ${oldModule}.${name}`, `typeof ${todayModule}.${name}`];
        return checkLines(message(name), [
          [given, wanted],
          [`Params<${wanted}>`, `Params<${given}>`],
        ]);
      }),
    ...old.types.flatMap(name => {
      const [was, is] = [oldModule, todayModule].map(
        module => `${module}.${name}${TYPE_ARGUMENTS[name] ?? ''}`,
      ) as [string, string];
      return checkLines(message(name), [
        ...(PASSED.includes(name) ? [] : [[is, was] as [string, string]]),
        ...(RECEIVED.includes(name) ? [] : [[was, is] as [string, string]]),
        [`Keys<${was}>`, `Keys<${is}>`],
      ]);
    }),
  ];
}

function slotLines(slot: string): CheckLine[] {
  const [was, is] = ['before', 'now'].map(
    folder => `typeof import('./${folder}/${sourcePath(SLOT_PROPS)}').slotProps['${slot}']`,
  ) as [string, string];
  const message = (reason: string) =>
    `The props of the slot ${slot} have changed: ${reason} Restore them, and add the next version of the slot (${slot.replace(/\d+$/, version => `${Number(version) + 1}`)}).`;
  return checkLines(message, [
    [was, is],
    [is, was],
    [`Full<${is}>`, `Full<${was}>`],
  ]);
}

/** Adds new slots to the old table, so that both can be compared. */
function addedSlotsLine(before: PlatformTypes, now: PlatformTypes): CheckLine[] {
  const added = now.slots.filter(slot => !before.slots.includes(slot));
  const props = added.map(slot => `'${slot}': import('./now/src/slots/table.ts').SlotProps['${slot}'];`);
  if (added.length === 0) return [];
  return [
    {
      code: `declare module './before/src/slots/table.ts' { interface SlotProps { ${props.join(' ')} } }`,
      message: reason => `The former table of slots cannot be read: ${reason}`,
    },
  ];
}

// written as sources, because `skipLibCheck` hides errors in declaration files
const sourcePath = (file: string) => file.replace('.d.ts', '.ts');

function write(folder: string, declarations: Declarations) {
  for (const [file, content] of Object.entries(declarations)) {
    fs.mkdirSync(path.join(folder, file, '..'), { recursive: true });
    fs.writeFileSync(path.join(folder, sourcePath(file)), content.join('\n'));
  }
}

/** Takes the last nested reason, the most exact. TS2842 concerns only the style of renamed parameters. */
const parseReports = (output: string) =>
  output
    .trim()
    .split(/\n(?=\S)/)
    .filter(report => !report.includes('error TS2842'))
    .map(report => {
      const [, file = '', line = '', text = ''] = /^(.+?)\((\d+),\d+\): error \w+: (.+)$/s.exec(report) ?? [];
      const reason =
        text
          .split('\n')
          .at(-1)
          ?.trim()
          .replaceAll(/import\("[^"]*"\)\./g, '') ?? '';
      return { report, file, line: Number(line), reason };
    });

/**
 * Reports changes that break remotes built with the old types.
 * @throws Error if declarations are missing or have errors, because such types fit everything
 */
export const typeChanges = (before: PlatformTypes, now: PlatformTypes): string[] =>
  withTemporaryFolder(folder => {
    write(path.join(folder, 'before'), before.declarations);
    write(path.join(folder, 'now'), now.declarations);
    const checks = [
      ...addedSlotsLine(before, now),
      ...Object.keys(before.entries).flatMap((entry, index) => entryLines(entry, index, before, now)),
      ...before.slots.filter(slot => now.slots.includes(slot)).flatMap(slotLines),
    ];
    const code = [HELPERS, ...checks.map(({ code }) => code)].join('\n');
    fs.writeFileSync(path.join(folder, 'check.ts'), code);
    const messages = new Map<CheckLine['message'], string>();
    const expectedLine = HELPERS.split('\n').length;
    const reports = parseReports(compile(folder, ['check.ts'], {}));
    for (const { report, file, line, reason } of reports) {
      const message = checks[line - expectedLine - 1]?.message;
      if (line === expectedLine && file.endsWith('check.ts')) continue;
      if (!file.endsWith('check.ts') || !message) throw new Error(`Types cannot be compared: ${report}`);
      if (!messages.has(message)) messages.set(message, message(reason));
    }
    if (!reports.some(({ line }) => line === expectedLine)) throw new Error('The compiler checked nothing');
    return [...messages.values()];
  });
