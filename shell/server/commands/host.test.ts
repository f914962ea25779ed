import { hostOf, urlOf } from './host.mjs';

test.each([
  [{}, undefined],
  [{ TRUST_PROXY: '0' }, undefined],
  [{ TRUST_PROXY: 'false' }, undefined],
  [{ TRUST_PROXY: '1' }, '127.0.0.1'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
  [{ TRUST_PROXY: '1', HOST: '' }, '127.0.0.1'],
  [{ TRUST_PROXY: '1', HOST: '::' }, '::'],
  [{ HOST: '192.0.2.7' }, '192.0.2.7'],
])('with %j the gateway listens on %s', (env, host) => {
  expect(hostOf(env)).toBe(host);
});

test.each([
  [undefined, 'http://localhost:80'],
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['192.0.2.7', 'http://192.0.2.7:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
])('a site on %s is opened at %s', (host, url) => {
  expect(urlOf(host, 80)).toBe(url);
});
