import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
// @ts-expect-error it runs where nothing is installed yet, so it is plain JavaScript
import { claim } from './claim.mjs';

const { jest } = import.meta;
afterEach(() => jest.restoreAllMocks());

test('children that cannot be noted any more, as on a full disk, are no reason to end', async () => {
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'claim-'));
  const note = await claim(dir, 'http://localhost:1');
  await fs.rm(dir, { recursive: true });
  note([{ pid: 1, script: 'main.ts' }]);
  expect(complained).toHaveBeenCalledTimes(1);
});
