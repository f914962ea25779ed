import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { ApiExpressAdapter } from '../http/adapter.ts';
import { EXPRESS_PROTOTYPES } from './express-prototypes.ts';

test('the patch is of the version that is installed', () => {
  const { library, versions } = EXPRESS_PROTOTYPES;
  const { version } = createRequire(import.meta.url)(`${library}/package.json`) as { version: string };
  expect(version).toMatch(new RegExp(`^${versions.replaceAll('.', '\\.')}\\.`));
});

test('Express leaves the prototypes of a request and its response as Node made them', async () => {
  const adapter = new ApiExpressAdapter();
  adapter.initHttpServer();
  const server = adapter.getHttpServer();
  const prototypes: unknown[][] = [];
  const remember = (request: object, response: object) =>
    prototypes.push([Object.getPrototypeOf(request), Object.getPrototypeOf(response)]);
  server.prependListener('request', remember);
  const express: Express = adapter.getInstance();
  express.use((request, response) => {
    remember(request, response);
    response.send('done');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  const [before = [], after = []] = prototypes;
  expect(before).toHaveLength(2);
  expect(before.map((prototype, index) => prototype === after[index])).toEqual([true, true]);
});
