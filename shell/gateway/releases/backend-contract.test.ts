/** Which contract counts, and that visitors get what works in front of it, without a restart of the gateway. */
import fs from 'node:fs/promises';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../environment.ts';
import { createGateway } from '../gateway.ts';
import { closeServers, listen } from '../http/testing.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { createBackendContract, followBackend } from './backend-contract.ts';
import { followReleases } from './releases.ts';
import { buildOf, CAPABILITIES, COMPLETE_MIRROR, decide, registryIn, writeRelease } from './testing.ts';

const { jest } = import.meta;
const REAL = ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'] as const;

let dir = '';
let lines: string[] = [];
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'contract-'));
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  jest.useFakeTimers({ doNotFake: [...REAL] });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  closeServers();
  await fs.rm(dir, { recursive: true, force: true });
});

test('nothing is known until a version is named, and what is none is not taken for one', () => {
  const contract = createBackendContract();
  for (const version of [undefined, null, '', 'ok', '1', ['1.0.0', '2.0.0']]) contract.noteVersion(version);
  expect(contract.current()).toBeUndefined();
  contract.noteVersion('1.0.0');
  contract.noteVersion(undefined);
  expect(contract.current()).toBe('1.0.0');
});

test('a lower version counts at once, a higher one when the lower was not named for ten seconds', () => {
  const reported: string[] = [];
  const contract = createBackendContract(version => reported.push(version));
  contract.noteVersion('1.10.0');
  contract.noteVersion('1.9.0');
  expect(contract.current()).toBe('1.9.0');
  // two of three backends are new
  for (const version of ['1.10.0', '1.10.0', '1.9.0']) {
    jest.advanceTimersByTime(4000);
    contract.noteVersion(version);
    expect(contract.current()).toBe('1.9.0');
  }
  jest.advanceTimersByTime(9999);
  contract.noteVersion('1.10.0');
  expect(contract.current()).toBe('1.9.0');
  jest.advanceTimersByTime(1);
  expect(contract.current()).toBe('1.9.0');
  contract.noteVersion('1.10.0');
  expect(contract.current()).toBe('1.10.0');
  expect(reported).toEqual(['1.10.0', '1.9.0', '1.10.0']);
});

/** Waits until something is so; the test's own limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise(setImmediate);
}

test('the backend is polled at the start and every second, each time on a new connection', async () => {
  let version = '1.0.0';
  const connections = new Set<unknown>();
  const requested: string[] = [];
  const url = await listen((request, response) => {
    connections.add(request.socket);
    requested.push(`${request.method} ${request.url}`);
    response.setHeader('Contract-Version', version).end();
  });
  const contract = await followBackend(url);
  expect(contract.current()).toBe('1.0.0');
  version = '0.9.0';
  jest.advanceTimersByTime(1000);
  await until(() => contract.current() === '0.9.0');
  expect(requested).toEqual(['HEAD /healthz', 'HEAD /healthz']);
  expect(connections.size).toBe(2);
  contract.stop();
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, http.RequestListener]>([
  ['hangs up', request => request.socket.destroy()],
  ['never answers', () => {}],
  ['names no version', (_, response) => response.end('ok')],
])(
  'a backend that %s holds up the start for a second at most and is nobody to judge by',
  async (_, reply) => {
    const contract = await followBackend(await listen(reply));
    expect(contract.current()).toBeUndefined();
    contract.stop();
  },
);

/** A gateway whose documents are left to the browser: they say which release of mf_search it gets. */
async function openGateway(apiUrl: string) {
  const contract = await followBackend(apiUrl);
  const shell = {
    dist: dir,
    base: '/a/',
    scripts: [],
    fonts: [],
    integrity: {},
    ...CAPABILITIES,
    server: {
      accessDenied: () => undefined,
      render: () => Promise.reject(new Error('nothing to draw')),
    },
  } as unknown as ShellBuild;
  const settings = readSettings({
    API_URL: apiUrl,
    DATA_DIR: dir,
    GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
  });
  const releases = followReleases({
    releasesDir: dir,
    sharedModules: {},
    capabilities: CAPABILITIES,
    runsOnServer: () => true,
    contract: contract.current,
    registry: registryIn(dir),
  });
  const url = await listen(
    createGateway({ settings, shell, releases, publicDir: dir, contract, mirror: COMPLETE_MIRROR }),
  );
  const given = async () => {
    const body = await (await fetch(url)).text();
    const boot = JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    return boot.remotes.map(({ version }: { version: string }) => version);
  };
  return { url, given, stop: contract.stop };
}

test('while the backend is older visitors get the last version that fits, and the newer one when it is upgraded', async () => {
  await writeRelease(dir, buildOf({ version: '1.0.0' }));
  await writeRelease(dir, buildOf({ version: '2.0.0', contract: '1.1.0' }));
  await decide(dir, { mf_search: { pinned: '2.0.0', previous: '1.0.0' } });
  let version: string | undefined;
  const apiUrl = await listen((_, response) => {
    if (version) response.setHeader('Contract-Version', version);
    response.end('ok');
  });
  const { url, given, stop } = await openGateway(apiUrl);
  // the shell was built with contract 1.2.0, and the backend has not named its own
  expect(await given()).toEqual(['2.0.0']);
  version = '1.0.0';
  await fetch(`${url}/api/anything`);
  expect(await given()).toEqual(['1.0.0']);
  expect(lines.filter(line => line.includes('release not opened'))).toEqual([
    expect.stringContaining(
      '"remote":"mf_search","version":"2.0.0","reason":"it was built for contract 1.1.0, but the backend has 1.0.0"',
    ),
  ]);
  version = '1.1.0';
  jest.advanceTimersByTime(10_000);
  await fetch(`${url}/api/anything`);
  expect(await given()).toEqual(['2.0.0']);
  stop();
});
