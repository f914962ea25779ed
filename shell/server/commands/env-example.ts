import fs from 'node:fs';
import path from 'node:path';

const TABLE = path.resolve(import.meta.dirname, '../../docs/reference/environment.md');
const MAX_COLUMNS = 100;

/** A row of the table of variables: one, or some that belong together. */
interface Row {
  names: string[];
  /** The content of the column of defaults, in Markdown; empty where there is none. */
  initial: string;
  meaning: string;
}

/** The table of variables in the documentation. */
export function readEnvironmentTable(): Row[] {
  const table = fs.readFileSync(TABLE, 'utf8');
  return [...table.matchAll(/^\| (`[A-Z_`, ]+`) +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, names = '', initial = '', meaning = '']) => ({
      names: names.match(/[A-Z_]+/g) ?? [],
      initial: initial.trim(),
      meaning,
    }),
  );
}

/** The value that is used where nothing is set; nothing where that depends on other variables. */
export const fixedDefault = ({ initial }: Row): string | undefined => /^`([^`_]*)`$/.exec(initial)?.[1];

function comment(markdown: string) {
  const text = markdown.replaceAll('`', '');
  const lines = text.match(new RegExp(`\\S.{0,${MAX_COLUMNS - 3}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map(line => `# ${line.trim()}`);
}

function describe(row: Row) {
  const { names, initial, meaning } = row;
  const value = fixedDefault(row);
  const note = initial && value === undefined ? ` (default: ${initial})` : '';
  return [...comment(meaning + note), ...names.map(name => `#${name}=${value ?? ''}`)].join('\n');
}

const HEADER = `# Made by \`npm run generate\` from shell/docs/reference/environment.md; do not edit it.
# Copy it to .env, set what you need, and start with:  node --env-file=.env shell/server/start.mjs
# npm start reads the environment alone.`;

/** `.env.example`: every variable of the site with its default and its meaning. */
export const renderEnvExample = (): string =>
  `${[HEADER, ...readEnvironmentTable().map(describe)].join('\n\n')}\n`;
