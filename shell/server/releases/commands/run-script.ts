import { spawn } from 'node:child_process';
import path from 'node:path';
import { withInheritedUmask } from '../../commands/umask.ts';
import { CommandError } from './command.ts';

/** How much of the output of a failed script is shown (characters, from its end). */
const MAX_OUTPUT = 4000;

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** The project's Node and tools come first; builds are for production, tests are not. */
function environment(folder: string, script: string): NodeJS.ProcessEnv {
  const tools = [path.join(folder, '../node_modules/.bin'), path.dirname(process.execPath), process.env.PATH];
  const { NODE_ENV: _, NODE_OPTIONS: __, ...rest } = process.env;
  return {
    ...rest,
    PATH: tools.filter(Boolean).join(path.delimiter),
    ...(script === 'build' ? { NODE_ENV: 'production' } : {}),
  };
}

/** Runs an npm script of a package to its end, on one line of the terminal; throws its output when it fails. */
export async function runScript(folder: string, script: string, title: string) {
  const start = performance.now();
  process.stdout.write(`${title}…`);
  const { code, output } = await run(folder, script);
  process.stdout.write(` ${code === 0 ? seconds(start) : 'failed'}\n`);
  if (code !== 0)
    throw new CommandError(
      `${output.trim().slice(-MAX_OUTPUT)}\n\nNothing was released, because a step failed: ${title}. Correct the errors above and try again.`,
    );
}

function run(folder: string, script: string): Promise<{ code: number; output: string }> {
  const child = withInheritedUmask(() =>
    spawn('npm', ['run', '--silent', script], {
      cwd: folder,
      env: environment(folder, script),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    }),
  );
  let output = '';
  const collect = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise(done => {
    child.once('error', error => done({ code: -1, output: error.message }));
    child.once('close', code => done({ code: code ?? -1, output }));
  });
}
