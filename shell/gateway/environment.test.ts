import path from 'node:path';
import { readSettings } from './environment.ts';

const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const API = { API_URL: 'http://127.0.0.1:3000', GATEWAY_TOKEN };

test('with nothing but the backend given, a fresh start has its defaults', () => {
  expect(readSettings(API)).toEqual({
    port: 8080,
    host: undefined,
    metrics: { port: undefined, host: '127.0.0.1', token: undefined, isBehindProxy: false },
    apiUrl: 'http://127.0.0.1:3000',
    gatewayToken: GATEWAY_TOKEN,
    dataDir: '.data',
    releasesDir: path.resolve('.data/releases'),
    uploadsDir: path.resolve('.data/uploads'),
    publicUrl: undefined,
    previewUrl: undefined,
    https: false,
    assetsUrl: undefined,
    adsUrl: undefined,
    proxies: 0,
    readOnly: false,
    rateLimits: true,
    offline: true,
    overrides: false,
    demo: false,
    drainMs: 1000,
    sharedPort: false,
    parentPipe: false,
    build: 'dist',
  });
});

test('an empty value counts as not given', () => {
  const addresses = { UPLOADS_URL: '', PUBLIC_URL: '', ADS_URL: '', TRUST_PROXY: '' };
  const others = { PORT: '', HOST: '', DATA_DIR: '', RELEASES_DIR: '', SEED: '', PARENT_PIPE: '' };
  expect(readSettings({ ...API, ...addresses, ...others })).toEqual(readSettings(API));
});

test('everything can be said', () => {
  const said = {
    PORT: '80',
    HOST: '0.0.0.0',
    API_URL: 'http://api.internal:3000/',
    GATEWAY_TOKEN,
    DATA_DIR: '/var/lib/homes',
    RELEASES_DIR: '/srv/releases',
    UPLOADS_URL: 's3://homes/photos',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.5',
    METRICS_TOKEN: 'a-token-of-24-characters',
    PUBLIC_URL: 'https://homes.example/',
    PREVIEW_URL: 'https://preview.homes.example/',
    TRUST_PROXY: '1',
    SEED: 'demo',
    OVERRIDES: 'on',
    PARENT_PIPE: '1',
    DRAIN_SECONDS: '30',
    SHARED_PORT: '1',
    BUILD: 'dist-development',
    ADS_URL: 'https://ads.example/frame',
    OFFLINE: 'off',
    ASSETS_URL: 'https://cdn.example/',
    RATE_LIMITS: 'off',
    READ_ONLY: 'on',
  };
  expect(readSettings(said)).toEqual({
    port: 80,
    host: '0.0.0.0',
    apiUrl: 'http://api.internal:3000',
    gatewayToken: GATEWAY_TOKEN,
    dataDir: '/var/lib/homes',
    releasesDir: '/srv/releases',
    uploadsDir: undefined,
    publicUrl: 'https://homes.example',
    previewUrl: 'https://preview.homes.example',
    https: true,
    assetsUrl: 'https://cdn.example',
    adsUrl: 'https://ads.example/frame',
    metrics: { port: 9100, host: '10.0.0.5', token: 'a-token-of-24-characters', isBehindProxy: true },
    proxies: 1,
    readOnly: true,
    rateLimits: false,
    offline: false,
    overrides: true,
    demo: true,
    drainMs: 30_000,
    sharedPort: true,
    parentPipe: true,
    build: 'dist-development',
  });
});

test('with an address of http nobody comes by https', () => {
  expect(readSettings({ ...API, PUBLIC_URL: 'http://homes.example' }).https).toBe(false);
});

test.each([
  ['true', 1],
  ['2', 2],
  ['0', 0],
  ['false', 0],
  ['', 0],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('TRUST_PROXY=%s names the proxies in front', (TRUST_PROXY, proxies) => {
  expect(readSettings({ ...API, TRUST_PROXY }).proxies).toBe(proxies);
});

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1' }, false],
  [{ PUBLIC_URL: 'https://homes.example' }, true],
  [{ TRUST_PROXY: '10.0.0.1' }, true],
])('%j: people come through a proxy: %s', (env, isBehindProxy) => {
  expect(readSettings({ ...API, ...env }).metrics).toMatchObject({ isBehindProxy });
});

test('behind a proxy only this machine reaches the gateway, unless HOST says otherwise', () => {
  const hosts = ['1', '0', 'false', ''].map(TRUST_PROXY => readSettings({ ...API, TRUST_PROXY }).host);
  expect(hosts).toEqual(['127.0.0.1', undefined, undefined, undefined]);
});

test.each([
  {},
  { ...API, API_URL: 'backend' },
  { ...API, GATEWAY_TOKEN: undefined },
  ...['eighty', '-1', '8080.5'].map(PORT => ({ ...API, PORT })),
  { ...API, PUBLIC_URL: 'homes.example' },
  { ...API, ADS_URL: 'javascript:alert(1)' },
])('%j is refused before anything is served', env => {
  expect(() => readSettings(env)).toThrow();
});

test('previews have another host name than the site, since cookies are sent to every port', () => {
  const settings = { ...API, PUBLIC_URL: 'http://homes.example', PREVIEW_URL: 'http://homes.example:8081' };
  expect(() => readSettings(settings)).toThrow('PREVIEW_URL must have another host name than PUBLIC_URL');
});

test('the CDN is an origin', () => {
  const settings = { ...API, ASSETS_URL: 'https://cdn.example/assets' };
  expect(() => readSettings(settings)).toThrow('ASSETS_URL must be an origin without a path');
});
