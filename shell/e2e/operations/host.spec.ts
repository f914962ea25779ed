import { expect, test } from '@playwright/test';
import { startGateway } from '../support/gateway.ts';

const statusAt = (address: string, { port }: URL) =>
  fetch(`http://${address}:${port}/about`).then(
    ({ status }) => status,
    () => 'refused',
  );

test('behind a proxy nobody reaches the gateway from elsewhere, unless HOST says so', async ({ baseURL }) => {
  for (const [env, elsewhere] of [
    [{ TRUST_PROXY: '1' }, 'refused'],
    [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 200],
  ] as const) {
    const gateway = await startGateway(baseURL ?? '', undefined, env);
    const url = new URL(gateway.url);
    expect([await statusAt('127.0.0.1', url), await statusAt('127.0.0.2', url)]).toEqual([200, elsewhere]);
    await gateway.stop();
  }
});
