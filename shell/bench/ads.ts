import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../e2e/support/gateway.ts';

const AD_PAGE =
  '<!doctype html><title>Ad</title><body style="margin:0;background:#FFD54A"><p>Buy a couch</p>';
/** Ad networks respond late. */
const RESPONSE_DELAY_MS = 300;

/** Starts a gateway over the same backend with ads from a simulated ad network. */
export async function startSiteWithAds(site: string) {
  let frames = 0;
  const adNetwork = http.createServer((_request, response) => {
    frames++;
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'text/html' }).end(AD_PAGE),
      RESPONSE_DELAY_MS,
    );
  });
  await new Promise<void>(done => adNetwork.listen(0, '127.0.0.1', done));
  const { port } = adNetwork.address() as AddressInfo;
  const gateway = await startGateway(site, undefined, { ADS_URL: `http://127.0.0.1:${port}/frame` });
  return {
    url: gateway.url,
    /** How many ad frames have been requested so far. */
    frames: () => frames,
    async stop() {
      await gateway.stop();
      adNetwork.closeAllConnections();
      adNetwork.close();
    },
  };
}
