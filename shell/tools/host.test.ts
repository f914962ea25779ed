import { previewUrlOf, urlOf } from './host.ts';

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

test.each([
  ['http://localhost:8080', 8080, 'http://preview.localhost:8080'],
  ['http://127.0.0.1', 8080, 'http://preview.localhost:8080'],
  ['http://localhost:0', 0, undefined],
  ['http://192.0.2.7:8080', 8080, undefined],
  ['https://homes.example', 8080, undefined],
])('the site at %s, on port %d, has its previews at %s', (siteUrl, port, previewUrl) => {
  expect(previewUrlOf(siteUrl, port)).toBe(previewUrl);
});
