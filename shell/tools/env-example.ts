import { fileVariableOf, SECRETS, SiteEnvironment } from '@home-truths/contract/environment';

const MAX_COLUMNS = 100;

interface Variable {
  name: string;
  meaning: string;
  /** Undefined if the default depends on other variables. */
  fixedDefault: string | undefined;
  /** The default, in words if it depends on other variables. */
  initial: string;
}

const VARIABLES: Variable[] = Object.entries(SiteEnvironment.shape).map(([name, schema]) => {
  const { description = '', initial } = schema.meta() ?? {};
  const value = schema.parse(undefined);
  const fixedDefault = value === undefined ? undefined : String(value);
  return {
    name,
    meaning: description,
    fixedDefault,
    initial: typeof initial === 'string' ? initial : fixedDefault ? `\`${fixedDefault}\`` : '',
  };
});

function commentLines(markdown: string) {
  const text = markdown.replaceAll('`', '');
  const lines = text.match(new RegExp(`\\S.{0,${MAX_COLUMNS - 3}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map(line => `# ${line.trim()}`);
}

function describeVariable({ name, meaning, fixedDefault, initial }: Variable) {
  const note = initial && fixedDefault === undefined ? ` (default: ${initial})` : '';
  return [...commentLines(meaning + note), `#${name}=${fixedDefault ?? ''}`].join('\n');
}

const fileVariables = (quote = '') =>
  SECRETS.map(name => quote + fileVariableOf(name) + quote)
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' and ');

const HEADER = `# Made by \`npm run generate\` from backend/contract/src/environment.ts; do not edit it.
# Copy it to a folder outside of the checkout, set what you need, and start with, for example:
#   node --env-file=/etc/home-truths/site.env shell/tools/bootstrap.mjs start
# npm start reads the environment alone.
# Secrets may be in files: ${fileVariables()} name them.`;

export const renderEnvExample = (): string =>
  `${[HEADER, ...VARIABLES.map(describeVariable)].join('\n\n')}\n`;

const INTRODUCTION = `# Environment variables

Made by \`npm run generate\` from \`backend/contract/src/environment.ts\`; do not edit it. \`.env.example\` has the same
variables.

The site reads its environment once, when it starts. A bad value stops the start with a message that names the variable.

Secrets may be in files instead: ${fileVariables('`')} name the file that holds the value. Spaces and lines
in it count, but for a line break at its end.`;

function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...others.map(line)].join('\n');
}

export const renderEnvironmentReference = (): string =>
  `${INTRODUCTION}\n\n${table([
    ['variable', 'default', 'meaning'],
    ...VARIABLES.map(({ name, initial, meaning }) => [`\`${name}\``, initial, meaning]),
  ])}\n`;
