import {
  databaseWarnings,
  needsSecondFactor,
  operatorWarnings,
  parseEnvironment,
  WorkerEnvironmentSchema,
} from './environment.ts';

const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/home';

test('only the database must be named', () => {
  expect(parseEnvironment({ DATABASE_URL })).toEqual({
    DATABASE_URL,
    DATABASE_POOL_SIZE: 20,
    DATABASE_REPLICA_POOL_SIZE: 20,
    DATABASE_REPLICA_MAX_LAG: 10,
    DATA_DIR: '.data',
    S3_REGION: 'us-east-1',
    HOST: '127.0.0.1',
    PORT: 0,
    SEED: 'none',
    TRUST_PROXY: 0,
    READ_ONLY: 'off',
    RATE_LIMITS: 'on',
    UNDO_SECONDS: 600,
    DRAIN_SECONDS: 1,
  });
});

test('the worker needs fewer connections, unless somebody says otherwise', () => {
  const poolSize = (given: object) =>
    parseEnvironment({ DATABASE_URL, ...given }, WorkerEnvironmentSchema).DATABASE_POOL_SIZE;
  expect([poolSize({}), poolSize({ DATABASE_POOL_SIZE: '9' })]).toEqual([5, 9]);
});

test.each([
  'postgres://me@localhost/home',
  'postgres://me@[::1]:5432/home',
  'postgres:///home?host=/var/run/postgresql',
  'postgres://me@db.example/home?sslmode=verify-full',
  'postgres://me@db.example/home?sslmode=disable',
])('%s leads to this machine, or says how it is reached', url => {
  const all = { DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_REPLICA_URL: url };
  expect(databaseWarnings(parseEnvironment(all))).toEqual([]);
});

test('a database elsewhere that does not say how it is reached is used, with a warning', () => {
  const environment = parseEnvironment({
    DATABASE_URL: 'postgres://me@db.example/home',
    DATABASE_DIRECT_URL: 'postgres://me@10.0.0.6/home',
    DATABASE_REPLICA_URL: 'postgres://me@10.0.0.7/home?application_name=x',
  });
  const advice = 'end it with ?sslmode=verify-full, or with ?sslmode=disable if the way there is your own';
  expect(databaseWarnings(environment)).toEqual([
    `DATABASE_URL leads to another machine in clear text: ${advice}`,
    `DATABASE_DIRECT_URL leads to another machine in clear text: ${advice}`,
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
