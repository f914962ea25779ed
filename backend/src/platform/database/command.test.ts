import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const COMMAND = pathToFileURL(path.join(import.meta.dirname, 'command.ts')).href;

test('a command without a database says so, and what it writes is for its own user only', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  const script = `
    import { writeFileSync } from 'node:fs';
    import { runDatabaseCommand } from ${JSON.stringify(COMMAND)};
    process.umask(0o022);
    runDatabaseCommand(async () => 'done');
    writeFileSync('file', '');`;
  const env = { PATH: process.env.PATH, DATA_DIR: 'data' };
  try {
    const { code, output } = await new Promise<{ code: unknown; output: string }>(resolve => {
      execFile(
        process.execPath,
        ['--input-type=module', '-e', script],
        { cwd: dir, env },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
    expect([code, output]).toEqual([
      1,
      'There is no database in data/postgres. Set DATA_DIR or DATABASE_URL\n',
    ]);
    expect(statSync(path.join(dir, 'file')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
