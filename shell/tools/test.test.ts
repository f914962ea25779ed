import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'test.ts');

test('a check that there is not is refused, and counts as failed', () => {
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, 'test', 'journey'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    1,
    'There is no test called journey. There are all, affected, operations, journeys, faults, fuzz, bench.\n0 passed, 1 failed\n',
  ]);
});
