import os from 'node:os';
import { withClient } from './connect.ts';

/** Prints a plain line. */
export const printLine = (line: string) => console.log(line);

/** The machine and the versions, without which no figure means anything. */
export async function describeMachine(url: string) {
  const { rows } = await withClient(url, client => client.query('show server_version'));
  const [cpu] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  return `${cpu?.model.trim()}, ${os.cpus().length} cores, ${memory}, ${os.platform()}, Node ${process.version.slice(1)}, PostgreSQL ${rows[0].server_version}`;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param share 0.95 for the value that 95 of 100 do not exceed */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] as number;
