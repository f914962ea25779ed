import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../e2e/support/gateway.ts';

const AD = '<!doctype html><title>Ad</title><body style="margin:0;background:#FFD54A"><p>Buy a couch</p>';
/** Milliseconds after which the network answers: the frame comes late, as they do. */
const LATE = 300;

/** The same site over the same backend with the frames of an ad network, which this process plays. */
export async function startSiteWithAds(site: string) {
  let frames = 0;
  const network = http.createServer((_request, response) => {
    frames++;
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(AD), LATE);
  });
  await new Promise<void>(done => network.listen(0, '127.0.0.1', done));
  const { port } = network.address() as AddressInfo;
  const gateway = await startGateway(site, undefined, { ADS_URL: `http://127.0.0.1:${port}/frame` });
  return {
    url: gateway.url,
    /** How many frames were asked for until now. */
    frames: () => frames,
    async stop() {
      await gateway.stop();
      network.closeAllConnections();
      network.close();
    },
  };
}
