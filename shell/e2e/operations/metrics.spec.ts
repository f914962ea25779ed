import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { startGateway } from '../support/gateway.ts';

const FIGURES = 'gateway_uptime_seconds';

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, isFigures: (await response.text()).includes(FIGURES) };
};

test('with a port of their own, collectors read the figures there and the site has none', async ({
  baseURL,
}) => {
  const port = await freePort();
  const gateway = await startGateway(baseURL ?? '', undefined, { METRICS_PORT: String(port) });
  expect(await read(`${gateway.url}/metrics`)).toEqual({ status: 404, isFigures: false });
  const own = `http://127.0.0.1:${port}`;
  expect(await read(`${own}/metrics`)).toEqual({ status: 200, isFigures: true });
  for (const [path, headers] of [
    ['/metrics', { 'X-Forwarded-For': '203.0.113.9' }],
    ['/metrics/', {}],
    ['/', {}],
  ] as const)
    expect(await read(own + path, headers)).toEqual({ status: 404, isFigures: false });
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  await gateway.stop();
});

test('without one they read them on the port of the site', async ({ baseURL }) => {
  const gateway = await startGateway(baseURL ?? '');
  expect(await read(`${gateway.url}/metrics`)).toEqual({ status: 200, isFigures: true });
  await gateway.stop();
});
