import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, and memory in pages of 4 KB. */
const [TICKS_PER_SECOND, PAGES_PER_MB] = [100, 256];

/** The resident memory (megabytes) and the CPU time (seconds) of a process. */
export function usageOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // what follows the name, which may have spaces: state, parent, …
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number) as [number, number, number];
  return { memory: pages / PAGES_PER_MB, seconds: (user + system) / TICKS_PER_SECOND };
}
