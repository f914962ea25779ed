import fs from 'node:fs';
import path from 'node:path';
import { nameChanges, platformBreakingChanges } from './breaking-changes.ts';
import { type Declarations, SLOT_PROPS } from './declarations.ts';
import { type PlatformBaseline, readBaseline } from './read-baseline.ts';
import { type PlatformTypes, typeChanges } from './type-changes.ts';

const UI = '@home-truths/platform/ui';
// the compiler runs in a process of its own
const COMPILER_TIMEOUT = 60_000;

const file = path.join(import.meta.dirname, 'baseline.json');
const now = await readBaseline();
// `npm run record`, at a release: what is offered now becomes the baseline
if (process.env.RECORD) fs.writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
const released = JSON.parse(fs.readFileSync(file, 'utf8')) as PlatformBaseline;

test('the baseline is complete: an empty one would fit everything', () => {
  expect(Object.values(released.entries).flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining(['Button', 'PropertyPicture', 'Slot', 'useContractForm', 'useQuery']),
  );
  expect(Object.values(released.entries).flatMap(({ types }) => types)).toContain('PageHandle');
  const slotProps = released.declarations[SLOT_PROPS]?.join();
  for (const slot of released.slots) expect(slotProps).toContain(`'${slot}': {`);
  expect(released.slots).toContain('search.property-card/v1');
  expect(slotProps).toContain('propertyImages: string[]');
});

test(
  'a remote of the last release finds all shared modules and names',
  () => {
    expect(platformBreakingChanges(released, now)).toEqual([]);
  },
  COMPILER_TIMEOUT,
);

const before: PlatformBaseline = {
  platform: '1.2.0',
  modules: {
    react: { version: '19.3.1', names: ['useId'] },
    [UI]: { version: '1.2.0', names: ['Button', 'Card'] },
  },
  slots: ['property.reviews/v1'],
  entries: {},
  declarations: {},
};
const ui = (version: string, names: string[]) => ({
  modules: { ...before.modules, [UI]: { version, names } },
});

test.each<[string, Partial<PlatformBaseline>]>([
  ['nothing', {}],
  ['a name more', ui('1.3.0', ['Badge', 'Button', 'Card'])],
  ['a module more', { modules: { ...before.modules, [`${UI}/home`]: { version: '1.2.0', names: [] } } }],
  ['a slot more', { slots: [...before.slots, 'property.reviews/v2'] }],
])('%s is no breaking change', (_, changes) => {
  expect(nameChanges(before, { ...before, ...changes })).toEqual([]);
});

test('a new major version may break everything', () => {
  expect(platformBreakingChanges(before, { ...before, platform: '2.0.0', modules: {}, slots: [] })).toEqual(
    [],
  );
});

test.each<[string, Partial<PlatformBaseline>, string]>([
  ['a name that is gone', ui('1.3.0', ['Button']), 'platform/ui has no Card any more'],
  ['a module that is gone', { modules: {} }, 'platform/ui is gone'],
  ['an older version', ui('1.1.0', ['Button', 'Card']), 'remotes require ^1.2.0'],
  [
    'another major version of what is shared',
    { modules: { ...before.modules, react: { version: '20.0.0', names: ['useId'] } } },
    'react is 20.0.0, remotes require ^19.3.1',
  ],
  ['a slot that is gone', { slots: [] }, 'the slot property.reviews/v1 is gone'],
])('%s is a breaking change', (_, changes, reason) => {
  expect(nameChanges(before, { ...before, ...changes }).join()).toContain(reason);
});

type Row = [what: string, name: string, before: string, now: string];
/** Types that remotes give to the platform or get from it, by the names of the real ones. */
const TYPES = ['CallOptions', 'Ctx', 'Gone', 'Head', 'SlotProps'];
const FITTING: Row[] = [
  ['an optional prop more', 'Button', '(p: { look?: string }) => 1', '(p: { look?: string; bare?: 1 }) => 1'],
  ['a wider prop', 'Card', '(p: { look?: string }) => 1', '(p: { look?: string | number }) => 1'],
  ['a field more in a result', 'read', '() => { a: string }', '() => { a: string; b: string }'],
  ['an optional field more', 'CallOptions', '{ a?: 1 }', '{ a?: 1; b?: 2 }'],
  ['a member more in a context', 'Ctx', '{ a: 1 }', '{ a: 1; b: 2 }'],
  ['an optional prop more of a slot', 'a.fitting/v1', '{ row: { a: 1 } }', '{ row: { a: 1; b?: 2 } }'],
  ['a slot more', 'a.new/v1', '', '{ a: 1 }'],
];
const BREAKING: Row[] = [
  ['a prop that becomes required', 'Required', '(p: { look?: string }) => 1', '(p: { look: string }) => 1'],
  ['a prop that is gone', 'NoProp', '(p: { look?: string; a?: 1 }) => 1', '(p: { a?: 1 }) => 1'],
  ['an option that is gone', 'NoOption', '(id: 1, p?: { a?: 1; b?: 1 }) => 1', '(id: 1, p?: { a?: 1 }) => 1'],
  ['a narrower param', 'narrower', '(id: number) => 1', '(id: 1 | 2) => 1'],
  ['another result', 'result', '() => string', '() => number'],
  ['a result that may be missing', 'missing', '() => { a: 1 }', '() => { a?: 1 }'],
  ['any type', 'untyped', '() => 1', 'any'],
  ['a given field that becomes required', 'CallOptions', '{ a?: 1 }', '{ a: 1 }'],
  ['a given field that is gone', 'Head', '{ a: 1; b?: 1 }', '{ a: 1 }'],
  ['another type in a context', 'Ctx', '{ a: 1 }', '{ a: 2 }'],
  ['a type that is gone', 'Gone', '{ a: 1 }', ''],
  ['another type in a slot', 'a.type/v1', '{ row: { a: 1; b?: 1 } }', '{ row: { a: 2; b?: 1 } }'],
  ['a prop more of a slot', 'a.more/v1', '{ row: { a: 1 } }', '{ row: { a: 1; b: 1 } }'],
  ['an optional prop less of a slot', 'a.less/v1', '{ row: { a: 1; b?: 1 } }', '{ row: { a: 1 } }'],
];

/** A platform with one entry point, before the changes or now. */
function typesOf(rows: Row[], time: 2 | 3, declarations: Declarations = {}): PlatformTypes {
  const there = rows.filter(row => row[time]);
  const slots = there.filter(([, name]) => name.includes('/'));
  const others = there.filter(row => !slots.includes(row));
  const props = `{ ${slots.map(row => `'${row[1]}': ${row[time]};`).join(' ')} }`;
  const types = rows.map(([, name]) => name).filter(name => TYPES.includes(name));
  return {
    slots: slots.map(([, name]) => name),
    entries: {
      [UI]: {
        file: 'src/ui/index.d.ts',
        names: others.map(([, name]) => name).filter(name => !TYPES.includes(name)),
        types: [...types, 'SlotProps'],
      },
    },
    declarations: {
      'src/ui/index.d.ts': [
        "export * from './values.ts';",
        "export type { SlotProps } from '../slots/table.ts';",
      ],
      'src/ui/values.d.ts': others.map(row =>
        TYPES.includes(row[1])
          ? `export interface ${row[1]} ${row[time]}`
          : `export declare const ${row[1]}: ${row[time]};`,
      ),
      'src/slots/table.d.ts': [`export interface SlotProps ${props}`],
      [SLOT_PROPS]: [`export declare const slotProps: ${props};`],
      ...declarations,
    },
  };
}

test(
  'what only grows breaks no remote',
  () => {
    expect(typeChanges(typesOf(FITTING, 2), typesOf(FITTING, 3))).toEqual([]);
  },
  COMPILER_TIMEOUT,
);

test(
  'what is narrowed, gone or of another type breaks remotes, each with a message',
  () => {
    const changes = typeChanges(typesOf(BREAKING, 2), typesOf(BREAKING, 3));
    const unseen = BREAKING.filter(
      ([, name]) =>
        !changes.some(change => change.startsWith(`${name} of`) || change.includes(`slot ${name} have`)),
    );
    expect(unseen).toEqual([]);
    expect(changes.join()).toContain(
      'Required of @home-truths/platform/ui no longer fits the remotes that use it',
    );
    expect(changes.join()).toContain('add the next version of the slot (a.more/v2)');
  },
  COMPILER_TIMEOUT,
);

test.each<[string, 'before' | 'now', Declarations]>([
  ['are empty', 'now', { 'src/ui/values.d.ts': [] }],
  ['import what is missing', 'before', { 'src/ui/values.d.ts': ["export * from './gone.ts';"] }],
  ['lack the slots', 'before', { [SLOT_PROPS]: ['export {};'] }],
])(
  'declarations that %s (%s) do not pass',
  (_, time, broken) => {
    const types = (when: 'before' | 'now') => typesOf(FITTING.slice(0, 6), 2, when === time ? broken : {});
    const compared = () => {
      const changes = typeChanges(types('before'), types('now'));
      if (changes.length > 0) throw new Error(changes.join());
    };
    expect(compared).toThrow();
  },
  COMPILER_TIMEOUT,
);
