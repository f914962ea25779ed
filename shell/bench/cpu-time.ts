import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, on all of Linux's platforms that Node runs on. */
const TICKS = 100;

function readProcess(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    // its own time, and that of children that have ended (proc(5): utime, stime, cutime, cstime)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return { ticks, children };
  } catch {
    return { ticks: 0, children: [] };
  }
}

/** The CPU time of processes and all that they have started (seconds). Linux only. */
export const cpuSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const { ticks, children } = readProcess(pid);
    return sum + ticks / TICKS + cpuSeconds(children);
  }, 0);
