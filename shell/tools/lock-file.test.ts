import { once } from 'node:events';
import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, checkPort } from './lock-file.ts';

const { jest } = import.meta;
const other = net.createServer();
afterEach(() => {
  jest.restoreAllMocks();
  other.close();
});

test('children that cannot be noted any more, as on a full disk, are no reason to end', async () => {
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'claim-'));
  const note = await acquireLock(dir, 'http://localhost:1');
  await fs.rm(dir, { recursive: true });
  note([{ pid: 1, script: 'main.ts' }]);
  expect(complained).toHaveBeenCalledTimes(1);
});

test('a port is looked at where the site will listen', async () => {
  await once(other.listen(0, '127.0.0.2'), 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = `Port ${port} is in use by another program`;
  await expect(checkPort(port, '127.0.0.1')).resolves.toBeUndefined();
  await expect(checkPort(port, '127.0.0.2')).rejects.toThrow(taken);
  await expect(checkPort(port)).rejects.toThrow(taken);
});

test('an address that this machine does not have is named', async () => {
  await expect(checkPort(8080, '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1 cannot be used');
});
