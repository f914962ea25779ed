import { execFileSync } from 'node:child_process';

/** The resident memory (megabytes) and the CPU time (seconds) of a process. */
export function usageOf(pid: number) {
  const line = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [kilobytes = '', time = ''] = line.split(/\s+/);
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(kilobytes) / 1024, seconds };
}
