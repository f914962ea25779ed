import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import {
  fileVariableOf,
  InternalEnvironment,
  listenHostOf,
  parseVariables,
  SECRETS,
  SiteEnvironment,
} from './environment.ts';

const parse = (source: NodeJS.ProcessEnv) => parseVariables(SiteEnvironment, source);

test('nothing has to be set', () => {
  const defaults = {
    PORT: 8080,
    DATA_DIR: '.data',
    S3_REGION: 'us-east-1',
    TRUST_PROXY: 0,
    READ_ONLY: 'off',
    RATE_LIMITS: 'on',
    UNDO_SECONDS: 600,
    OFFLINE: 'on',
    OVERRIDES: 'off',
    DATABASE_REPLICA_POOL_SIZE: 20,
    DATABASE_REPLICA_MAX_LAG: 10,
    INSTANCES: 1,
    DRAIN_SECONDS: 1,
  };
  expect(parse({})).toEqual(defaults);
  const empty = Object.fromEntries(Object.keys(SiteEnvironment.shape).map(name => [name, '']));
  expect(parse(empty)).toEqual(defaults);
});

test.each<[values: Record<string, string>, message: string]>([
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].map(
    (name): [Record<string, string>, string] => [
      { [name]: 'mysql://x' },
      `${name} must be a URL such as postgres://user:password@host:5432/name`,
    ],
  ),
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  [{ HOST: 'example' }, 'HOST must be an IP address such as 127.0.0.1'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
  [{ METRICS_HOST: 'any' }, 'METRICS_HOST must be an IP address such as 127.0.0.1'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters'],
  [{ METRICS_TOKEN: 'sixteen characters' }, 'METRICS_TOKEN must be without spaces'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a number from 1 to 65535'],
  [{ PUBLIC_URL: 'home-truths.example' }, 'PUBLIC_URL must be a URL such as https://home-truths.example'],
  [
    { PREVIEW_URL: 'preview.example' },
    'PREVIEW_URL must be a URL such as https://preview.home-truths.example',
  ],
  [{ PREVIEW_URL: 'https://preview.example/x' }, 'PREVIEW_URL must be an origin without a path'],
  [
    { TRUSTED_ISSUERS: 'https://gitlab.internal, gitlab' },
    'TRUSTED_ISSUERS must be a URL such as https://gitlab.internal',
  ],
  [{ TRUST_PROXY: '!' }, 'TRUST_PROXY must be a number of hops or a list of IP addresses'],
  [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an email address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be at least 6 characters'],
  [{ MAIL_FROM: 'Home Truths' }, 'MAIL_FROM must be an email address'],
  [{ OPERATOR_ABN: '51 824 753 557' }, 'OPERATOR_ABN must be an ABN such as 51 824 753 556'],
  [{ OPERATOR_EMAIL: 'us' }, 'OPERATOR_EMAIL must be an email address'],
  [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME must be at most 200 characters'],
  [{ OPERATOR_ADDRESS: '1 Street\nSydney' }, 'OPERATOR_ADDRESS must be on one line'],
  ...['https://photos', 's3://', 's3://UP', 's3://photos/../x', 's3://photos?x'].map(
    (UPLOADS_URL): [Record<string, string>, string] => [
      { UPLOADS_URL },
      'UPLOADS_URL must be a URL such as s3://bucket/photos',
    ],
  ),
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be a URL such as https://s3.example'],
  [{ S3_REGION: 'here and there' }, 'S3_REGION must be a name such as ap-southeast-2'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none'],
  [{ ADMIN_SECOND_FACTOR: 'yes' }, 'ADMIN_SECOND_FACTOR must be one of on, off'],
  [{ READ_ONLY: 'yes' }, 'READ_ONLY must be one of on, off'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off'],
  [{ INSTANCES: '0' }, 'INSTANCES must be auto or a number from 1 to 64'],
  [{ INSTANCES: 'all' }, 'INSTANCES must be auto or a number from 1 to 64'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number from 0 to 120'],
  [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be a number from 1 to 500'],
  [{ BEHIND_GATEWAY: 'yes' }, 'BEHIND_GATEWAY must be 1 or absent'],
])('%o: one clear message', (values, message) => {
  expect(() => parse(values)).toThrow(new Error(message));
});

test('several mistakes are reported together', () => {
  expect(() => parse({ SEED: 'all', OPERATOR_ABN: '1' })).toThrow(
    'OPERATOR_ABN must be an ABN such as 51 824 753 556. SEED must be one of demo, none',
  );
});

test('INSTANCES=auto is one for each core, also once it was passed on', () => {
  const { INSTANCES } = parse({ INSTANCES: 'auto' });
  expect(INSTANCES).toBe(availableParallelism());
  expect(parse({ INSTANCES: String(INSTANCES) }).INSTANCES).toBe(INSTANCES);
});

describe('a secret in a file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  const file = (text: string) => {
    const name = path.join(dir, 'secret');
    writeFileSync(name, text);
    return name;
  };
  afterAll(() => rmSync(dir, { recursive: true }));

  test.each(SECRETS)('%s', name => {
    const value =
      name === 'SMTP_URL' ? 'smtp://sam:caged@mail.example' : 'postgres://sam:caged@db.example/home';
    expect(parse({ [fileVariableOf(name)]: file(`${value}\n`) })[name]).toBe(value);
  });

  test('is checked like any other, and shown in no message', () => {
    const ADMIN_PASSWORD_FILE = file('with a space at its end \r\n');
    expect(parse({ ADMIN_PASSWORD_FILE }).ADMIN_PASSWORD).toBe('with a space at its end ');
    expect(() => parse({ DATABASE_URL_FILE: file('mysql://canary') })).toThrow(
      new Error('DATABASE_URL must be a URL such as postgres://user:password@host:5432/name'),
    );
  });

  test('that is not there, or is set as well, is refused', () => {
    expect(() => parse({ SMTP_URL_FILE: path.join(dir, 'none') })).toThrow(
      new Error('SMTP_URL_FILE cannot be read: ENOENT'),
    );
    expect(() => parse({ SMTP_URL_FILE: file('smtp://canary'), SMTP_URL: 'smtp://canary' })).toThrow(
      new Error('SMTP_URL and SMTP_URL_FILE are both set: remove one of them'),
    );
    expect(parse({ SMTP_URL_FILE: '' }).SMTP_URL).toBeUndefined();
  });
});

test('every variable says what it is for', () => {
  const all = { ...SiteEnvironment.shape, ...InternalEnvironment.shape };
  for (const [name, schema] of Object.entries(all))
    expect([name, schema.description]).toEqual([name, expect.any(String)]);
});

test.each([
  ['', 0],
  ['0', 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('TRUST_PROXY=%s trusts %s', (TRUST_PROXY, proxies) => {
  expect(parse({ TRUST_PROXY }).TRUST_PROXY).toBe(proxies);
  // as a process passes it on to those it starts
  expect(parse({ TRUST_PROXY: String(proxies) }).TRUST_PROXY).toBe(proxies);
});

test.each([
  [{}, undefined],
  [{ TRUST_PROXY: '0' }, undefined],
  [{ TRUST_PROXY: 'false' }, undefined],
  [{ TRUST_PROXY: '1' }, '127.0.0.1'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
  [{ TRUST_PROXY: '1', HOST: '' }, '127.0.0.1'],
  [{ TRUST_PROXY: '1', HOST: '::' }, '::'],
  [{ HOST: '192.0.2.7' }, '192.0.2.7'],
])('with %j the gateway listens on %s', (source, host) => {
  expect(listenHostOf(parse(source))).toBe(host);
});
