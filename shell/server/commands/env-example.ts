import fs from 'node:fs';
import path from 'node:path';

const README = path.resolve(import.meta.dirname, '../../../README.md');
const WIDTH = 100;

/** A variable as the README's table describes it. */
interface Variable {
  name: string;
  /** What stands in the column of defaults, in Markdown; empty where there is none. */
  initial: string;
  meaning: string;
}

const plain = (markdown: string) => markdown.replaceAll('`', '');

/** The variables of the README's table, in its order. */
export function readVariables(): Variable[] {
  const table = fs.readFileSync(README, 'utf8').split('\n## Configuration\n')[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| (`[A-Z_`, ]+`) +\| (.*?) +\| (.*?) +\|$/gm)].flatMap(
    ([, names = '', initial = '', meaning = '']) =>
      [...names.matchAll(/[A-Z_]+/g)].map(([name]) => ({ name, initial: initial.trim(), meaning })),
  );
}

/** The value that is used where a variable is not set; nothing where that depends on other variables. */
export const fixedDefault = ({ initial }: Variable): string | undefined => /^`([^`_]*)`$/.exec(initial)?.[1];

function comment(text: string) {
  const lines = plain(text).match(new RegExp(`\\S.{0,${WIDTH - 3}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map(each => `# ${each.trim()}`);
}

function describe(variable: Variable) {
  const { name, initial, meaning } = variable;
  const value = fixedDefault(variable);
  const notes = initial && value === undefined ? ` (default: ${initial})` : '';
  return [...comment(meaning + notes), `#${name}=${value ?? ''}`].join('\n');
}

const HEAD = `# Made by \`npm run generate\` from the README's table of variables; do not edit it here.
# Copy it to .env, set what you need, and start with:  node --env-file=.env shell/server/start.mjs
# npm start reads the environment alone.`;

/** `.env.example`: every variable of the site with its default and its meaning. */
export const renderEnvExample = (): string => `${[HEAD, ...readVariables().map(describe)].join('\n\n')}\n`;
