import { execFile } from 'node:child_process';
import type { Backend } from './backend.ts';

/** Runs a command as the operator does, on the database of a backend: its output and its exit code. */
export const runScript = (backend: Backend, script: string, ...args: string[]) =>
  runScriptWith({}, backend, script, ...args);

/** The same with further variables. */
export const runScriptWith = (
  variables: Record<string, string>,
  backend: Backend,
  script: string,
  ...args: string[]
) => runCommand({ DATABASE_URL: backend.database.url, ...variables }, script, ...args);

/** The same for a command that has no database: the variables are all that it is given. */
export const runCommand = (variables: Record<string, string>, script: string, ...args: string[]) =>
  new Promise<{ output: string; code: number }>(resolve => {
    const env = { ...process.env, NODE_OPTIONS: '', ...variables };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ output: (stdout + stderr).trim(), code: Number(error?.code ?? 0) }),
    );
  });
