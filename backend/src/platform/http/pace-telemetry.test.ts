import { setImmediate } from 'node:timers/promises';
import { readProperty, sendTelemetry } from '@home-truths/contract';
import type { Request, Response } from 'express';
import { paceTelemetry } from '../../application.ts';

test('of many beacons one begins in each turn, while all other requests begin at once', async () => {
  const begun: string[] = [];
  const paced = paceTelemetry();
  const request = ({ method, path }: { method: string; path: string }) =>
    paced({ method, url: path } as Request, { destroyed: false } as Response, () => begun.push(path));
  const routes = [sendTelemetry, sendTelemetry, readProperty, readProperty];
  routes.map(request);
  const [beacon, other] = [sendTelemetry.path, readProperty.path];
  expect(begun).toEqual([beacon, other, other]);
  await setImmediate();
  expect(begun).toEqual([beacon, other, other, beacon]);
});
