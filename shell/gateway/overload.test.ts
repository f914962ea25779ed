import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { prepareFolder, serve, waitUntil } from './http/testing.ts';
import type { RenderOptions } from './render/index.tsx';
import { gatewayHandler, renderedPage, type TestGateway } from './testing.ts';

/** Pages that the gateway makes at the same time, and that wait. */
const [AT_ONCE, WAITING] = [16, 100];

let port = 0;
let requested = 0;
let closed: Promise<unknown>[] = [];
let visitors: Socket[] = [];

afterEach(() => {
  for (const visitor of visitors) visitor.destroy();
});
const folder = prepareFolder();

async function start(gateway: Partial<TestGateway>) {
  [requested, closed, visitors] = [0, [], []];
  const served = await serve(await gatewayHandler(folder.dir, gateway));
  served.server.on('connection', socket => closed.push(once(socket, 'close')));
  served.server.on('request', () => requested++);
  port = served.port;
}

/** Opens connections that send as many requests each, one directly after the other. */
function open(connections: number, request: string, { from = '203.0.113.1', times = 1, headers = '' } = {}) {
  const text = `GET ${request} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${headers}\r\n`;
  const opened = Array.from({ length: connections }, () => net.connect(port, '127.0.0.1'));
  for (const socket of opened) socket.on('error', () => {}).write(text.repeat(times));
  visitors.push(...opened);
  return opened;
}

async function hangUp() {
  for (const visitor of visitors) visitor.destroy();
  await Promise.all(closed);
}

const get = (requested: string, from = '203.0.113.1') =>
  fetch(`http://127.0.0.1:${port}${requested}`, { headers: { 'x-forwarded-for': from } });

/** A renderer that is as slow as the test wants: pages are done when it says so, in the order they were begun. */
function slowRenderer() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  let ended = 0;
  const render = (request: Request, { signal }: RenderOptions) =>
    new Promise<ReturnType<typeof renderedPage>>((done, fail) => {
      const { pathname } = new URL(request.url);
      begun.push(pathname);
      if (pathname === '/soon') return done(renderedPage());
      held.push(() => done(renderedPage()));
      signal.addEventListener('abort', () => {
        if (request.signal.aborted) ended++;
        fail(signal.reason);
      });
    });
  const finish = (pages: number) => {
    for (const each of held.splice(0, pages)) each();
  };
  return { begun, render, finish, ended: () => ended };
}

test('no page is begun for visitors who have hung up, and those in work end', async () => {
  const { begun, render, ended } = slowRenderer();
  await start({ render });
  open(40, '/about', { times: 50 });
  await waitUntil(() => requested === 2000);
  await hangUp();
  expect((await get('/soon')).status).toBe(200);
  expect(begun).toEqual([...Array(AT_ONCE).fill('/about'), '/soon']);
  expect(ended()).toBe(AT_ONCE);
});

test('a connection has one page in work, and its responses come in order', async () => {
  const { begun, render, finish } = slowRenderer();
  await start({ render });
  const [visitor] = open(1, '/a', { times: 3 }) as [Socket];
  let text = '';
  visitor.setEncoding('utf8').on('data', more => {
    text += more;
  });
  const responses = () => text.split('</html>').length - 1;
  await waitUntil(() => requested === 3);
  for (const page of [1, 2, 3]) {
    await waitUntil(() => begun.length >= page);
    expect([begun.length, responses()]).toEqual([page, page - 1]);
    finish(1);
    await waitUntil(() => responses() === page);
  }
});

test('a connection that sends more than anybody reads is closed', async () => {
  const { render } = slowRenderer();
  await start({ render });
  const [visitor] = open(1, '/a', { times: 200 }) as [Socket];
  await once(visitor, 'close');
});

test('a client with a long queue lets others go before', async () => {
  const { begun, render, finish } = slowRenderer();
  await start({ render, env: { TRUST_PROXY: '1' } });
  open(AT_ONCE + 40, '/greedy');
  await waitUntil(() => requested === AT_ONCE + 40);
  open(1, '/normal', { from: '203.0.113.2' });
  await waitUntil(() => requested === AT_ONCE + 41);
  expect(begun).not.toContain('/normal');
  finish(2);
  await waitUntil(() => begun.length === AT_ONCE + 2);
  expect(begun).toContain('/normal');
});

test('when the queue is full the client with the longest queue gets a message at once', async () => {
  const { begun, render, finish } = slowRenderer();
  await start({ render, env: { TRUST_PROXY: '1' } });
  open(AT_ONCE + WAITING, '/greedy');
  await waitUntil(() => requested === AT_ONCE + WAITING);
  const refused = await get('/greedy');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.text()).toBe('Home Truths is very busy right now. Please try again in a moment.');
  const normal = get('/normal', '203.0.113.2');
  while (!begun.includes('/normal')) {
    finish(1);
    await new Promise(setImmediate);
  }
  finish(WAITING);
  expect((await normal).status).toBe(200);
});

test('forty visitors at an open home, who share one address, get their pages', async () => {
  const { render } = slowRenderer();
  await start({ render });
  const responses = await Promise.all(Array.from({ length: 40 }, () => get('/soon')));
  expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test.each(['/', '/registry.json', '/status', '/r/mf_admin/1.0.0/entry.0a1b2c3d.js'])(
  'for %s clients that left cause no backend call, and those under way are aborted',
  async page => {
    const questions: Promise<unknown>[] = [];
    await start({ backend: request => void questions.push(once(request.socket, 'close')) });
    open(40, page, { times: 10, headers: 'Cookie: sid=made-up\r\n' });
    await waitUntil(() => requested === 400 && questions.length >= AT_ONCE);
    await hangUp();
    await Promise.all(questions);
    expect((await get('/')).status).toBe(200);
    expect(questions).toHaveLength(AT_ONCE);
  },
);

test('a page that was made keeps nothing: what was joined for it ends with it', async () => {
  const signals: AbortSignal[] = [];
  await start({
    render: async (_, { signal }) => {
      signals.push(signal);
      return renderedPage();
    },
  });
  expect((await get('/about')).status).toBe(200);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
