import { trustedProxies } from '../../application.ts';

test.each([
  [{ TRUST_PROXY: 0 }, 0],
  [{ TRUST_PROXY: 2 }, 2],
  [{ TRUST_PROXY: 'loopback' }, 'loopback'],
  [{ BEHIND_GATEWAY: '1' as const, TRUST_PROXY: 0 }, 1],
  [{ BEHIND_GATEWAY: '1' as const, TRUST_PROXY: 1 }, 2],
  [{ BEHIND_GATEWAY: '1' as const, TRUST_PROXY: '10.0.0.0/8' }, 'loopback, 10.0.0.0/8'],
])('%o trusts %s', (environment, proxies) => {
  expect(trustedProxies(environment)).toBe(proxies);
});
