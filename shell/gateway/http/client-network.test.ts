import { clientNetwork } from './client-network.ts';
import { closeServers, listen } from './testing.ts';

afterEach(closeServers);

/** The network of a request from this machine with an `X-Forwarded-For`. */
async function networkOf(proxies: number | string, forwarded?: string) {
  const networkOf = clientNetwork(proxies);
  const origin = await listen((request, response) => response.end(networkOf(request)));
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  return (await fetch(origin, { headers })).text();
}

test.each([
  [0, undefined, '127.0.0.1'],
  [0, '203.0.113.1', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, '203.0.113.1', '203.0.113.1'],
  [1, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  [2, '6.6.6.6, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  ['loopback, 10.0.0.0/8', '6.6.6.6, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  ['10.0.0.0/8', '203.0.113.1', '127.0.0.1'],
  [1, '::ffff:203.0.113.1', '203.0.113.1'],
  [1, 'unknown', 'unknown'],
])('with %s proxies in front and %s forwarded, it is %s', async (proxies, forwarded, network) => {
  expect(await networkOf(proxies, forwarded)).toBe(network);
});

test('a household has one /64 of IPv6', async () => {
  const one = await networkOf(1, '2001:db8:0:1::1');
  expect(await networkOf(1, '2001:db8:0:1:ffff::2')).toBe(one);
  expect(await networkOf(1, '2001:db8:0:2::1')).not.toBe(one);
});
