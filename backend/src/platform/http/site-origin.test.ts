import type { Request } from 'express';
import { siteOrigin } from './site-origin.ts';

const originFor = (host: string, PUBLIC_URL?: string) =>
  siteOrigin({ PUBLIC_URL }, { headers: { host } } as Request);

test('links in mails lead to the public URL, whatever the Host of a request says', () => {
  for (const host of ['evil.example', 'localhost:8080'])
    expect(originFor(host, 'https://homes.example/path')).toBe('https://homes.example');
});

test('without a public URL the Host counts only if it names this machine', () => {
  expect(originFor('127.0.0.1:9000')).toBe('http://127.0.0.1:9000');
  for (const host of ['evil.example', 'localhost.evil.example', 'localhost:80@evil.example'])
    expect(originFor(host)).toBe('http://localhost:8080');
});
