import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closeServers, listen, writeFile } from '../../http/testing.ts';
import { faultsOfBundle } from './run-bundle.ts';

const SECRET = 'the password of the database';
/** A shell that shares more than the real one: modules that must be of no use. */
const SHELL = `
  const shared = { react: { useState() {} } };
  for (const name of ['fs', 'child_process', 'worker_threads']) shared[name] = require('node:' + name);
  exports.sharedModules = shared;`;
const SLOT = './search.property-card/v1';
/** Time for a process that has to be ended. */
const PATIENCE = 60_000;

const { jest } = import.meta;
let dir = '';
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'run-bundle-'));
  await writeFile(path.join(dir, 'server/shell.cjs'), SHELL);
  await writeFile(path.join(dir, 'secret.txt'), SECRET);
});
afterAll(async () => {
  closeServers();
  await fs.rm(dir, { recursive: true, force: true });
});

const faultsOf = (code: string, exposes = ['./routes']) =>
  faultsOfBundle({ id: 'mf_search@1.0.0', code, exposes }, dir);
const exposing = (exposed: string) => `exports.exposes = ${exposed}`;

test.each([
  ['routes', './routes', `{ './routes': { default: () => [{ path: 'search' }, { index: true }] } }`],
  ['a slot', SLOT, `{ '${SLOT}': { default: { Component() {}, load() {} } } }`],
])('%s of the right shape are in order', async (_, name, exposed) => {
  expect(await faultsOf(exposing(exposed), [name])).toEqual([]);
});

test.each<[fault: string, code: string, name?: string]>([
  ['its server bundle cannot be run: broken', `throw new Error('broken')`],
  ['its server bundle cannot be run: null', 'throw null'],
  [
    'its server bundle cannot be run: mf_search@1.0.0 requires vue, which the shell does not share',
    `require('vue')`,
  ],
  [
    'its server bundle cannot be run: no such place',
    exposing(`{ './routes': { default() { throw new Error('no such place') } } }`),
  ],
  ['its ./routes is not a function that returns routes', exposing('{}')],
  ['its ./routes returns no routes', exposing(`{ './routes': { default: () => [] } }`)],
  [
    'its ./routes returns something that is not a route',
    exposing(`{ './routes': { default: () => [{ path: 'a' }, 'b'] } }`),
  ],
  [
    'the default export of its slot search.property-card/v1 is not { Component, load? }',
    exposing(`{ '${SLOT}': { default: {} } }`),
    SLOT,
  ],
])('%s', async (fault, code, name = './routes') => {
  expect(await faultsOf(code, [name])).toEqual([fault]);
});

const NO_EVAL = 'Code generation from strings disallowed for this context';
const NO_ACCESS = 'Access to this API has been restricted. Use --allow-';

test.each<[attack: string, code: string, reason: string]>([
  ['reads the environment', 'throw new Error(JSON.stringify(process.env))', 'process is not defined'],
  ['ends its process', 'process.exit(0)', 'process is not defined'],
  ['asks for a module of Node', `process.getBuiltinModule('node:fs')`, 'process is not defined'],
  ['makes code of a text', `Function('return process')()`, NO_EVAL],
  ['makes code by another constructor', `(async () => {}).constructor('return import("fs")')()`, NO_EVAL],
  ['evaluates a text', `eval('1')`, 'eval is not defined'],
  ['compiles WebAssembly', 'new WebAssembly.Memory({ initial: 1 })', 'WebAssembly is not defined'],
  ['opens a WebSocket', `new WebSocket('ws://127.0.0.1')`, 'WebSocket is not defined'],
  ['waits', `setTimeout(() => {}, 1)`, 'setTimeout is not defined'],
  ['takes the streams of the console', `console._stdout.write('[]')`, 'Cannot read properties of undefined'],
  ['reads a folder', `require('fs').readdirSync('/')`, `${NO_ACCESS}fs-read`],
  ['writes a file', `require('fs').writeFileSync('a', 'b')`, `${NO_ACCESS}fs-write`],
  ['starts a process', `require('child_process').execSync('id')`, `${NO_ACCESS}child-process`],
  ['starts a thread', `new (require('worker_threads').Worker)('1', { eval: true })`, `${NO_ACCESS}worker`],
])('a bundle that %s finds nothing', async (_, code, reason) => {
  const [fault] = await faultsOf(code);
  expect(fault).toMatch(/^its server bundle cannot be run: /);
  expect(fault).toContain(reason);
});

test('a bundle that knows a secret file cannot read it', async () => {
  const read = `throw new Error(require('fs').readFileSync(${JSON.stringify(path.join(dir, 'secret.txt'))}, 'utf8'))`;
  const [fault] = await faultsOf(read);
  expect(fault).toContain(`${NO_ACCESS}fs-read`);
  expect(fault).not.toContain(SECRET);
});

test('a bundle reaches no server', async () => {
  let requests = 0;
  const origin = await listen((_, response) => {
    requests++;
    response.end();
  });
  expect(await faultsOf(`fetch('${origin}')`)).toEqual([
    'its server bundle cannot be run: fetch is not defined',
  ]);
  const imported = `import('node:http').then(http => http.get('${origin}'), () => {});`;
  expect(
    await faultsOf(`${imported}${exposing(`{ './routes': { default: () => [{ index: true }] } }`)}`),
  ).toEqual([]);
  expect(requests).toBe(0);
});

test(
  'a bundle that never ends is stopped after 10 seconds',
  async () => {
    expect(await faultsOf('for (;;);')).toEqual(['its server bundle did not end within 10 seconds']);
  },
  PATIENCE,
);

test.each([
  ['buffers', 'new Uint8Array(10_000_000).fill(1)'],
  ['objects', 'Array.from({ length: 100_000 }, () => ({}))'],
])(
  'a bundle that fills its memory with %s is stopped',
  async (_, piece) => {
    const [fault] = await faultsOf(`const all = []; for (;;) all.push(${piece});`);
    expect(fault).toMatch(/within 256 MB of memory$|Array buffer allocation failed$|within 10 seconds$/);
  },
  PATIENCE,
);

test('a bundle that writes a long reply is refused', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => `./a-slot-of-many.number${index}/v1`);
  expect(await faultsOf('exports.exposes = {}', many)).toEqual([
    'its server bundle gave no result within 256 MB of memory',
  ]);
});

test('its folder is removed', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: dir });
  const before = await fs.readdir(dir);
  await faultsOf(exposing('{}'));
  expect(await fs.readdir(dir)).toEqual(before);
  jest.restoreAllMocks();
});
