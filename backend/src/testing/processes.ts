import { readFile } from 'node:fs/promises';

/** The processes that a process started; none where the system does not report it. */
export async function childrenOf(id: number): Promise<number[]> {
  const text = await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Megabytes that a process holds; 0 where the system does not report it. */
export async function memoryOf(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1_024;
}
