import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Environment } from '../environment.ts';

const LoggedErasure = z.object({
  kind: z.enum(['account', 'review']),
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
});
export type LoggedErasure = z.output<typeof LoggedErasure>;

/** Returns the path of the log: a file, since a restored database lacks the latest erasures. */
export const erasureLogOf = ({ DATA_DIR, ERASURE_LOG }: Pick<Environment, 'DATA_DIR' | 'ERASURE_LOG'>) =>
  ERASURE_LOG ?? path.join(DATA_DIR, 'erasures.jsonl');

/** Ignores a damaged line, such as the last one before a crash. */
function parseLine(line: string): LoggedErasure[] {
  try {
    return [LoggedErasure.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

const readText = (file: string) =>
  readFile(file, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

export const readErasureLog = async (file: string): Promise<LoggedErasure[]> =>
  (await readText(file)).split('\n').filter(Boolean).flatMap(parseLine);

const toLine = ({ kind, id, createdAt, erasedAt }: LoggedErasure) =>
  `${JSON.stringify({ kind, id, createdAt, erasedAt })}\n`;

const keyOf = ({ kind, id, createdAt }: LoggedErasure) => `${kind} ${id} ${createdAt}`;

/** Appends erasures that the log lacks. Duplicates by concurrent processes do no harm. */
export async function addToErasureLog(file: string, erasures: readonly LoggedErasure[]): Promise<void> {
  const text = await readText(file);
  const known = new Set(text.split('\n').flatMap(parseLine).map(keyOf));
  const missing = erasures.filter(each => !known.has(keyOf(each)));
  if (missing.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true });
  const lineBreak = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(file, lineBreak + missing.map(toLine).join(''), { mode: 0o600, flush: true });
}

/** Removes old erasures. Entries that another process adds meanwhile are lost, and added again within the hour. */
export async function trimErasureLog(file: string, before: Date): Promise<void> {
  const all = await readErasureLog(file);
  const remaining = all.filter(({ erasedAt }) => new Date(erasedAt) >= before);
  if (remaining.length === all.length) return;
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(remaining.map(toLine).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
