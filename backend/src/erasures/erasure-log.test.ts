import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addToErasureLog, readErasureLog, trimErasureLog } from './erasure-log.ts';

const erasure = (id: number, erasedAt: string) =>
  ({ kind: 'review', id, createdAt: '2026-01-01T00:00:00Z', erasedAt }) as const;

test('what was erased before a time is removed from the log, not what was erased at it', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'erasure-log-'));
  try {
    const file = path.join(dir, 'erasures.jsonl');
    const [before, at] = [erasure(1, '2026-02-01T09:59:59.999Z'), erasure(2, '2026-02-01T10:00:00Z')];
    await addToErasureLog(file, [before, at]);
    await trimErasureLog(file, new Date(at.erasedAt));
    expect(await readErasureLog(file)).toEqual([at]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
