import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command.ts';
import { SECRET_VARIABLES } from './site-token.ts';

const MAX_OUTPUT_CHARACTERS = 4000;
const TIMEOUT_MS = 20 * 60_000;

/** The scripts in order, with titles for the terminal. */
const SCRIPTS = { build: 'Building', typecheck: 'Checking the types of', 'test:unit': 'Testing' };

export const run = (program: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) =>
  new Promise<{ hasSucceeded: boolean; output: string }>(resolve => {
    const limits = { timeout: TIMEOUT_MS, maxBuffer: 1e8, shell: process.platform === 'win32' };
    execFile(program, args, { ...options, ...limits }, (error, stdout, stderr) =>
      resolve({ hasSucceeded: !error, output: `${stdout}${stderr}`.trim() || (error?.message ?? '') }),
    );
  });

/** Says what is done, and how long it took. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(`${title}…`);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}

/** Runs an npm script to its end; throws its output if it fails. */
export async function runScript(cwd: string, script: string, title: string) {
  // the project's Node comes first; only builds are for production
  const env = {
    ...process.env,
    PATH: [path.dirname(process.execPath), process.env.PATH].filter(Boolean).join(path.delimiter),
    NODE_ENV: script === 'build' ? 'production' : undefined,
    NODE_OPTIONS: undefined,
    ...Object.fromEntries(SECRET_VARIABLES.map(name => [name, undefined])),
  };
  await step(title, async () => {
    const { hasSucceeded, output } = await run('npm', ['run', '--silent', script], { cwd, env });
    if (!hasSucceeded)
      throw new CommandError(
        `${output.slice(-MAX_OUTPUT_CHARACTERS)}\n\nNothing was released, because a step failed: ${title}. Correct the errors above and try again.`,
      );
  });
}

export async function buildAndTest(dir: string, folder: string) {
  const text = await fs.readFile(path.join(dir, 'package.json'), 'utf8').catch(() => {
    throw new CommandError(
      `There is no ${path.basename(dir)}/package.json in ${path.dirname(dir)}. Run this command in the top folder of the project.`,
    );
  });
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  for (const [script, title] of Object.entries(SCRIPTS)) {
    if (scripts[script]) await runScript(dir, script, `${title} ${folder}`);
  }
}
