import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether the process still runs, and still is that script: pids are reused for other programs. */
export function isProcessRunning({ pid, script }) {
  return inspectProcess(pid).command.includes(script);
}

/** The npm command that started this one, if it was npm: itself the parent, or the parent of a shell between. */
export function findNpmParent() {
  const parent = process.ppid;
  return [parent, inspectProcess(parent).parent].find(
    pid => pid > 1 && /^npm/.test(inspectProcess(pid).command),
  );
}

/** Calls back once when the process is gone. */
export function onProcessExit(pid, callback) {
  const timer = setInterval(() => {
    if (inspectProcess(pid).command) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

function inspectProcess(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return { parent: 0, command: '' };
  }
}

function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function fromPs(pid) {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s+/, '') };
}
