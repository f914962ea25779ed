import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that descend from it. */
export function family(pid: number): number[] {
  const text = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const];
      } catch {
        return [];
      }
    });
  const of = (parent: number): number[] => [
    parent,
    ...text.filter(([, itsParent]) => itsParent === parent).flatMap(([child]) => of(child)),
  ];
  return of(pid);
}

/** Sends a signal to processes that may have ended. */
export function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // it has ended
    }
}
