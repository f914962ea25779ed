import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Identified by its script, because systems reuse pids. */
export const ScriptProcess = z.object({ pid: z.int(), script: z.string() });
export type ScriptProcess = z.infer<typeof ScriptProcess>;

export function isProcessRunning({ pid, script }: ScriptProcess) {
  return inspectProcess(pid).command.includes(script);
}

/** Finds npm as the parent, or above a shell and the bootstrap. */
export function findNpmParent(): number | undefined {
  const ancestors = [process.ppid];
  for (let count = 0; count < 2; count++) ancestors.push(inspectProcess(ancestors.at(-1) ?? 0).parent);
  return ancestors.find(pid => pid > 1 && /^npm/.test(inspectProcess(pid).command));
}

/** Calls back on a signal, or when the bootstrap has ended. */
export function onStop(callback: () => void) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, callback);
  process.once('disconnect', callback);
  process.channel?.unref();
}

export function onProcessExit(pid: number, callback: () => void) {
  const timer = setInterval(() => {
    if (inspectProcess(pid).command) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

function inspectProcess(pid: number) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return { parent: 0, command: '' };
  }
}

function fromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function fromPs(pid: number) {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s+/, '') };
}
