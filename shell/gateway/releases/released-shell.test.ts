import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ShellBuild } from '../pages/shell-build.ts';
import { announceShell } from './released-shell.ts';
import { CAPABILITIES } from './testing.ts';

const { jest } = import.meta;

test('the backend is told which shell runs: at the start with its files, each hour, and when its contract changes', async () => {
  const dist = await fs.mkdtemp(path.join(os.tmpdir(), 'released-shell-'));
  await fs.writeFile(path.join(dist, 'main.0a1b2c3d.js'), 'main');
  await fs.mkdir(path.join(dist, 'server'));
  const shell = {
    ...CAPABILITIES,
    dist,
    version: '1.0.0-0a1b2c3d',
    server: { sharedModules: { react: { useState: 1, memo: 1 } } },
  } as unknown as ShellBuild;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const sent: { version: string; manifest: string; files?: object }[] = [];
  let isStored = false;
  let contract: string | undefined;
  const call = async (_: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    const status = isStored || sent.at(-1)?.files ? 201 : 404;
    isStored ||= status === 201;
    return new Response('', { status });
  };
  const announce = announceShell(call, shell, () => contract);
  await announce();
  await announce();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.files).toEqual({ 'main.0a1b2c3d.js': Buffer.from('main').toString('base64') });
  expect(JSON.parse(sent[1]?.manifest ?? '')).toEqual({
    version: '1.0.0-0a1b2c3d',
    ...CAPABILITIES,
    names: { react: ['memo', 'useState'] },
  });
  contract = '1.1.0';
  await announce();
  expect(JSON.parse(sent[2]?.manifest ?? '')).toMatchObject({ backend: '1.1.0' });
  jest.advanceTimersByTime(3_600_000);
  await announce();
  expect(sent.map(({ files }) => files !== undefined)).toEqual([false, true, false, false]);
  jest.useRealTimers();
  await fs.rm(dist, { recursive: true });
});
