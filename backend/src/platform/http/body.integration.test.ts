import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sharedBackend } from '../../testing/backend.ts';

const { jest } = import.meta;
// timers that do not run would stop a worker from stopping
const backend = await sharedBackend({}, { isWorking: false });

afterEach(() => {
  jest.useRealTimers();
});

/** Sends half a body, and says whether it is cut off after so many milliseconds. */
async function isCutOff(path: string, milliseconds: number) {
  const server = backend.app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const requested = once(server, 'request') as Promise<[IncomingMessage]>;
  const sender = connect(port, '127.0.0.1');
  sender.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 20\r\n\r\n{"a"`);
  const [request] = await requested;
  jest.advanceTimersByTime(milliseconds);
  const { destroyed } = request;
  sender.destroy();
  return destroyed;
}

test.each(['/api/telemetry', '/api/there-is-none', '/healthz'])(
  'a body to %s that trickles in is cut off after ten seconds, whether or not it is read',
  async path => {
    expect(await isCutOff(path, 9_999)).toBe(false);
    expect(await isCutOff(path, 10_000)).toBe(true);
  },
);

test('a photo may take longer', async () => {
  expect(await isCutOff('/api/upload', 100_000)).toBe(false);
  expect(backend.app.getHttpServer().requestTimeout).toBe(120_000);
});
