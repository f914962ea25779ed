import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { containErrors } from './contain-errors.ts';
import { listen, prepareFolder } from './testing.ts';

let child: ChildProcess | undefined;

afterEach(() => child?.kill());
const folder = prepareFolder();

const failAtOnce = () => {
  throw new Error('at /secret/path');
};
test.each([
  ['at once', failAtOnce],
  ['later', () => Promise.reject(new Error('at /secret/path'))],
  ['with what is no error', () => Promise.reject('at /secret/path')],
  [
    'with half a head',
    async (response: http.ServerResponse) => {
      response.setHeader('cache-control', 'public, immutable').setHeader('content-length', 3);
      response.setHeader('x-odd', '\n');
    },
  ],
])('a handler that fails %s gives its visitor a message, and affects nobody else', async (_, fail) => {
  const origin = await listen(
    containErrors(async ({ url }, response) => {
      if (url === '/well') response.end('well');
      else await fail(response);
    }),
  );
  const reply = await fetch(origin);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await reply.text()).toBe('Something went wrong. Please try again.');
  expect(folder.lines.join()).toContain('request failed');
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well');
});

test('a response that fails half-way breaks off, and the next one is whole', async () => {
  const origin = await listen(
    containErrors(async ({ url }, response) => {
      if (url === '/well') return void response.end('well');
      response.writeHead(200, { 'content-length': 100 }).write('half');
      throw new Error('broken');
    }),
  );
  await expect(fetch(origin).then(reply => reply.text())).rejects.toThrow();
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well');
});

/** A gateway's process over a folder of icons that can be told to fail outside of its handlers. */
const PROCESS = `
import fs from 'node:fs';
import http from 'node:http';
const { containErrors, surviveExceptions } = await import(process.argv[1] + '/contain-errors.ts');
const { fileHandlers } = await import(process.argv[1] + '/files.ts');
const dir = process.argv[2];
const icons = fileHandlers({ shellDist: dir, publicDir: dir, uploadsDir: dir, releasesDir: dir, mirror: {} }).at(-1);
const open = [];
const doings = {
  '/throw': () => setTimeout(() => { throw new Error('in a timer'); }),
  '/reject': () => void Promise.reject(new Error('of nobody')),
  '/open': () => { try { for (;;) open.push(fs.openSync(dir)); } catch {} },
  '/close': () => open.splice(0).forEach(file => fs.closeSync(file)),
  '/cpu': () => String(process.cpuUsage().user),
};
const server = http.createServer(containErrors(async (request, response) => icons(request, response, () => {
  const said = doings[request.url]();
  response.end(typeof said === 'string' ? said : 'done');
})));
server.listen(0, '127.0.0.1', () => { surviveExceptions(); console.log(String(server.address().port)); });
`;

/** Starts that process, with as few open files as a test can fill. */
async function startProcess() {
  const node = [process.execPath, '--input-type=module', '-e', PROCESS, '--'];
  const command = ['-c', 'ulimit -n 100; exec "$0" "$@"', ...node, import.meta.dirname, folder.dir];
  const started = spawn('sh', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  const [port] = await once(started.stdout, 'data');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = async (requested: string) => {
    const [response] = await once(http.get({ port: Number(port), path: requested, agent }), 'response');
    return [response.statusCode, await text(response)];
  };
  return { server: started, agent, sendRequest };
}

test('a log that nobody reads any more keeps the process neither busy nor from answering', async () => {
  const { server, agent, sendRequest } = await startProcess();
  server.stdout.destroy();
  expect(await sendRequest('/throw')).toEqual([200, 'done']);
  const cpu = async () => Number((await sendRequest('/cpu'))[1]);
  const before = await cpu();
  await sleep(500);
  expect((await cpu()) - before).toBeLessThan(200_000);
  agent.destroy();
});

test('neither an exception of nobody nor too many open files end the process', async () => {
  await fs.writeFile(path.join(folder.dir, 'icon.svg'), 'icon');
  const { server, agent, sendRequest } = await startProcess();
  const said = text(server.stdout);
  for (const doing of ['/throw', '/reject', '/open']) expect(await sendRequest(doing)).toEqual([200, 'done']);
  expect(await sendRequest('/icon.svg')).toEqual([500, 'Something went wrong. Please try again.']);
  await sendRequest('/close');
  expect(await sendRequest('/icon.svg')).toEqual([200, 'icon']);
  agent.destroy();
  server.kill();
  expect(await said).toMatch(/in a timer.*of nobody.*EMFILE/s);
});
