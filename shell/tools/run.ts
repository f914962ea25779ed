import { execa } from 'execa';
import { ROOT } from './paths.ts';
import { withInheritedUmask } from './umask.ts';

/** Makes Nx leave no process in the background and send nothing. */
const NX_VARIABLES = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

const toolsKilled = new AbortController();

export const killTools = () => toolsKilled.abort();

interface Options {
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  limitMinutes?: number;
  live?: boolean;
}

/** Runs a program, preferably the project's own. Returns code -1 if it cannot start or exceeds the limit. */
export async function run(program: string, args: string[], options: Options = {}) {
  const { cwd = ROOT, environment, limitMinutes = 20, live = false } = options;
  const stream = live ? 'inherit' : 'pipe';
  const { exitCode, stdout, all, timedOut, originalMessage } = await withInheritedUmask(() =>
    execa(program, args, {
      cwd,
      preferLocal: true,
      env: { ...NX_VARIABLES, ...environment },
      stdin: 'ignore',
      stdout: stream,
      stderr: stream,
      all: true,
      reject: false,
      killDescendants: true,
      timeout: Math.ceil(limitMinutes * 60_000),
      cancelSignal: toolsKilled.signal,
    }),
  );
  const reason = timedOut
    ? `Stopped, because it did not end within ${limitMinutes} minutes.`
    : originalMessage;
  const output = [all, exitCode === undefined && reason].filter(Boolean).join('\n');
  return { code: exitCode ?? -1, stdout: stdout ?? '', output };
}
