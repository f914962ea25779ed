import { readdirSync, readFileSync } from 'node:fs';
import { withClient } from './connect.ts';

const TICKS_PER_SECOND = 100;

/** The process of the server behind a database. */
export const postmasterOf = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query(
      `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
    );
    return rows[0].pid as number;
  });

/** CPU seconds of a server and all its processes, those that have ended included; 0 where there is no /proc. */
export function cpuOfPostgres(postmaster: number): number {
  if (process.platform !== 'linux') return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const [, ppid, ...fields] = statOf(pid);
    const [user, system, ofUser, ofSystem] = fields.slice(9, 13).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    if (Number(ppid) === postmaster) ticks += user + system;
    if (Number(pid) === postmaster) ticks += user + system + ofUser + ofSystem;
  }
  return ticks / TICKS_PER_SECOND;
}

/** The fields of a process after its name; none where it has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
