import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { repositoryPath } from './paths.ts';

const DIR = repositoryPath('shell/docs/security');

const Text = z.string().check(z.minLength(3));
const Proofs = z.record(z.string(), z.array(Text));
const Row = z.union([
  z.strictObject({ id: z.string(), about: Text, proofs: Proofs, note: z.optional(Text) }),
  z.strictObject({ id: z.string(), notApplicable: Text }),
  z.strictObject({
    id: z.string(),
    about: Text,
    exception: Text,
    instead: Text,
    proofs: Proofs,
    planned: z.optional(Text),
  }),
]);
type Row = z.infer<typeof Row>;

export const ASVS_PAGE = path.join(DIR, 'asvs.md');

const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(DIR, name), 'utf8'));

export const readLevels = (): Record<string, number> =>
  z.record(z.string(), z.int()).parse(read('asvs-levels.json'));

export const readRows = (): Row[] => z.array(Row).parse(read('asvs.json'));

const STATES = ['met', 'not applicable', 'exceptions'] as const;

function stateOf(row: Row): (typeof STATES)[number] {
  if ('notApplicable' in row) return 'not applicable';
  return 'exception' in row ? 'exceptions' : 'met';
}

export function countStates(level: number): Record<(typeof STATES)[number], number> {
  const states = rowsOfLevel(level).map(stateOf);
  const count = (state: string) => states.filter(each => each === state).length;
  return Object.fromEntries(STATES.map(state => [state, count(state)])) as ReturnType<typeof countStates>;
}

function rowsOfLevel(level: number) {
  const levels = readLevels();
  return readRows().filter(({ id }) => levels[id] === level);
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const link = (file: string) =>
  `[${path.basename(file)}](${path.relative(DIR, repositoryPath(file)).split(path.sep).join('/')})`;

const proofOf = ({ proofs }: Extract<Row, { proofs: unknown }>) =>
  Object.entries(proofs)
    .map(([file, tests]) => [link(file), ...tests.map(test => `“${test}”`)].join(' '))
    .join('; ');

function cellsOf(row: Row): string[] {
  if ('notApplicable' in row) return [row.id, '', 'not applicable', row.notApplicable];
  if ('exception' in row) return [row.id, row.about, '**exception**', `see above. ${proofOf(row)}`];
  return [row.id, row.about, 'met', [row.note, proofOf(row)].filter(Boolean).join(' ')];
}

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const exceptionsOf = (level: number) =>
  table(
    ['id', 'about', 'what is not met', 'what is done instead', 'planned'],
    rowsOfLevel(level).flatMap(row =>
      'exception' in row ? [[row.id, row.about, row.exception, row.instead, row.planned ?? '']] : [],
    ),
  );

const INTRODUCTION = `# OWASP ASVS 5.0, levels 1 and 2

Generated from \`asvs.json\` by \`npm run asvs\`; do not edit it here. It says how each requirement is met, and names the test
or file that proves it. A unit test fails when a test or file named here no longer exists. The requirements: [OWASP Application Security Verification Standard 5.0.0](https://owasp.org/www-project-application-security-verification-standard/)
(CC BY-SA 4.0).`;

/** Returns the content of `asvs.md`. */
export function renderPage(): string {
  const levels = [1, 2];
  const figures = levels.map(level => [`${level}`, ...STATES.map(state => `${countStates(level)[state]}`)]);
  return `${[
    INTRODUCTION,
    table(['level', ...STATES], figures),
    ...levels.flatMap(level => [`## Level ${level}: exceptions`, exceptionsOf(level)]),
    ...levels.flatMap(level => [
      `## Level ${level}`,
      table(['id', 'about', 'state', 'proof'], rowsOfLevel(level).map(cellsOf)),
    ]),
  ].join('\n\n')}\n`;
}
