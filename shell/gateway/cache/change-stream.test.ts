import type { ServerResponse } from 'node:http';
import { listen, prepareFolder, waitUntil } from '../http/testing.ts';
import { followChanges } from './change-stream.ts';

const { jest } = import.meta;
let stop = () => {};

afterEach(() => stop());
prepareFolder();

/** Follows a backend whose events the test sends; each connection begins with the first event. */
async function start({ status = 200 } = {}) {
  const connections: ServerResponse[] = [];
  const requested: (string | undefined)[] = [];
  const origin = await listen((request, response) => {
    requested.push(request.url);
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) return response.end();
    response.write('id: 1\ndata: \n\n');
    connections.push(response);
  });
  const source = followChanges(origin);
  stop = source.stop;
  const reported: (readonly string[] | undefined)[] = [];
  source.follow(tags => reported.push(tags));
  return { source, connections, requested, reported };
}

test('changes are reported, and they are complete as long as events come', async () => {
  const { source, connections, requested, reported } = await start();
  expect(source.isComplete()).toBe(false);
  await waitUntil(() => source.isComplete());
  connections[0]?.write('id: 2\ndata: property/7 review/7\n\n');
  await waitUntil(() => reported.length > 0);
  expect(reported).toEqual([['property/7', 'review/7']]);
  expect(requested).toEqual(['/changes']);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 2_500);
  expect(source.isComplete()).toBe(false);
});

test('where an event is missing, changes may have been missed, and the stream begins again', async () => {
  const { source, connections, reported } = await start();
  await waitUntil(() => source.isComplete());
  connections[0]?.write('id: 3\ndata: property/7\n\n');
  await waitUntil(() => reported.length > 0);
  expect(reported).toEqual([undefined]);
  await waitUntil(() => connections.length === 2 && source.isComplete());
});

test('a connection that ends is a loss', async () => {
  const { source, connections, reported } = await start();
  await waitUntil(() => source.isComplete());
  connections[0]?.end();
  await waitUntil(() => reported.length > 0);
  expect([reported, source.isComplete()]).toEqual([[undefined], false]);
});

test('a backend that has no stream, as one of before, is asked again', async () => {
  const { source, requested } = await start({ status: 404 });
  await waitUntil(() => requested.length === 2);
  expect(source.isComplete()).toBe(false);
});
