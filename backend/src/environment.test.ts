import {
  databaseWarnings,
  EnvironmentSchema,
  needsSecondFactor,
  operatorWarnings,
  parseEnvironment,
} from './environment.ts';

const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/home';

test('only the database must be named', () => {
  expect(parseEnvironment({ DATABASE_URL })).toEqual({
    DATABASE_URL,
    DATA_DIR: '.data',
    OFFLINE: 'on',
    PORT: 0,
    SEED: 'none',
    RATE_LIMITS: 'on',
    UNDO_SECONDS: 600,
  });
});

test.each([
  'postgres://me@localhost/home',
  'postgres://me@[::1]:5432/home',
  'postgres:///home?host=/var/run/postgresql',
  'postgres://me@db.example/home?sslmode=verify-full',
  'postgres://me@db.example/home?sslmode=disable',
])('%s leads to this machine, or says how it is reached', url => {
  expect(databaseWarnings(parseEnvironment({ DATABASE_URL: url, DATABASE_REPLICA_URL: url }))).toEqual([]);
});

test('a database elsewhere that does not say how it is reached is used, with a warning', () => {
  const environment = parseEnvironment({
    DATABASE_URL: 'postgres://me@db.example/home',
    DATABASE_REPLICA_URL: 'postgres://me@10.0.0.7/home?application_name=x',
  });
  const advice = 'end it with ?sslmode=verify-full, or with ?sslmode=disable if the way there is your own';
  expect(databaseWarnings(environment)).toEqual([
    `DATABASE_URL leads to another machine in clear text: ${advice}`,
    `DATABASE_REPLICA_URL leads to another machine in clear text: ${advice}`,
  ]);
});

test('a site for the public that does not say who runs it is served, with a warning', () => {
  const some = { DATABASE_URL, OPERATOR_NAME: 'Bandicoot Pty Ltd', OPERATOR_EMAIL: 'us@bandicoot.example' };
  const all = { ...some, OPERATOR_ABN: '51824753556', OPERATOR_ADDRESS: '1 Example Street, Sydney' };
  const at = { PUBLIC_URL: 'https://homes.example' };
  expect(operatorWarnings(parseEnvironment(some))).toEqual([]);
  expect(operatorWarnings(parseEnvironment({ ...some, ...at }))).toEqual([
    'Visitors and readers of mails are not told who runs this site: set OPERATOR_ABN, OPERATOR_ADDRESS',
  ]);
  expect(operatorWarnings(parseEnvironment({ ...all, ...at }))).toEqual([]);
});

test('empty values count as absent', () => {
  expect(parseEnvironment({ DATABASE_URL, PUBLIC_URL: '', ADMIN_EMAIL: '' }).PUBLIC_URL).toBeUndefined();
});

test.each([
  [{ DATABASE_URL: undefined }, 'DATABASE_URL is required'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name',
  ],
  [
    { DATABASE_REPLICA_URL: 'nowhere' },
    'DATABASE_REPLICA_URL must be an address such as postgres://user:password@host:5432/name',
  ],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  [{ HOST: 'example' }, 'HOST must be an IP address such as 127.0.0.1'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a number from 1 to 65535'],
  [
    { PUBLIC_URL: 'home-truths.example' },
    'PUBLIC_URL must be an address such as https://home-truths.example',
  ],
  [{ TRUST_PROXY: '!' }, 'TRUST_PROXY must be a number of hops or a list of addresses'],
  [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an email address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be at least 6 characters'],
  [{ MAIL_FROM: 'Home Truths' }, 'MAIL_FROM must be an email address'],
  [{ OPERATOR_ABN: '51 824 753 557' }, 'OPERATOR_ABN must be an ABN such as 51 824 753 556'],
  [{ OPERATOR_EMAIL: 'us' }, 'OPERATOR_EMAIL must be an email address'],
  [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME must be at most 200 characters'],
  [{ OPERATOR_ADDRESS: '1 Street\nSydney' }, 'OPERATOR_ADDRESS must be on one line'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none'],
  [{ ADMIN_SECOND_FACTOR: 'yes' }, 'ADMIN_SECOND_FACTOR must be one of on, off'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off'],
])('%o: one clear message', (values, message) => {
  expect(() => parseEnvironment({ DATABASE_URL, ...values })).toThrow(new Error(message));
});

test('several mistakes are reported together', () => {
  expect(() => parseEnvironment({ SEED: 'all' })).toThrow(
    'DATABASE_URL is required. SEED must be one of demo, none',
  );
});

test('every variable says what it is for', () => {
  for (const [name, schema] of Object.entries(EnvironmentSchema.shape))
    expect([name, schema.description]).toEqual([name, expect.any(String)]);
});

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://home-truths.example' }, false],
  [{ PUBLIC_URL: 'https://home-truths.example' }, true],
  [{ PUBLIC_URL: 'HTTPS://home-truths.example' }, true],
  [{ PUBLIC_URL: 'https://home-truths.example', ADMIN_SECOND_FACTOR: 'off' }, false],
  [{ ADMIN_SECOND_FACTOR: 'on' }, true],
])('%o: whether administrators need a second factor is %s', (values, isNeeded) => {
  expect(needsSecondFactor(parseEnvironment({ DATABASE_URL, ...values }))).toBe(isNeeded);
});
