import { readFile } from 'node:fs/promises';
import { BUDGETS } from './limits.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Calls per person and per IP address, in how many seconds, and where they are counted. */
const DECIDED = [
  ['search', 120, 1_200, MINUTE, 'in each process'],
  ['read', 300, 3_000, MINUTE, 'in each process'],
  ['admin', 600, 1_200, MINUTE, 'in each process'],
  ['telemetry', 60, 600, MINUTE, 'in each process'],
  ['open', 60, 600, MINUTE, 'in each process'],
  ['createProperty', 10, 100, HOUR, 'shared'],
  ['createReview', 5, 60, HOUR, 'shared'],
  ['helpful', 60, 600, HOUR, 'shared'],
  ['upload', 20, 200, HOUR, 'shared'],
  ['lead', 3, 60, HOUR, 'shared'],
  ['message', 10, 60, HOUR, 'shared'],
  ['register', 5, 20, HOUR, 'shared'],
  ['signIn', 30, 50, HOUR, 'shared'],
  ['releaseToken', 30, 50, HOUR, 'shared'],
  ['forgotPassword', 10, 30, HOUR, 'shared'],
  ['memberWrite', 300, 3_000, HOUR, 'shared'],
  ['byKey', 30, 200, HOUR, 'shared'],
  ['confirm', 5, 30, HOUR, 'shared'],
  ['file', 1_200, 12_000, MINUTE, 'in each process'],
] as const;

test.each(DECIDED)(
  '%s: %d per person and %d per IP address in %d seconds, %s',
  (name, person, ip, seconds, where) => {
    expect(BUDGETS[name]).toMatchObject({
      person: [person, seconds],
      ipAddress: [ip, seconds],
      isShared: where === 'shared',
    });
  },
);

test('every budget is in the table', () => {
  expect(Object.keys(BUDGETS).sort()).toEqual(DECIDED.map(([name]) => name).sort());
});

test('failed sign-ins and wrong release tokens count, every use of a private link counts, and guests have a limit for a property and day', () => {
  const named = Object.entries(BUDGETS);
  expect(named.flatMap(([name, { counts }]) => (counts ? [[name, counts]] : []))).toEqual([
    ['signIn', 'failed'],
    ['releaseToken', 'failed'],
    ['byKey', 'all'],
  ]);
  expect(named.flatMap(([name, { guestsPerDay }]) => (guestsPerDay ? [[name, guestsPerDay]] : []))).toEqual([
    ['createReview', { property: 5 }],
    ['helpful', { property: 60, review: 3 }],
  ]);
});

test('the documentation names them all', async () => {
  const file = new URL('../../../../shell/docs/reference/limits.md', import.meta.url);
  const rows = (await readFile(file, 'utf8')).split('\n').map(row => row.split('|').map(cell => cell.trim()));
  const documented = rows.flatMap(([, name = '', person, ip, time, counted]) =>
    counted === 'each process' || counted === 'the database'
      ? [[name.replaceAll('`', ''), person, ip, time, counted === 'the database']]
      : [],
  );
  const figure = (count: number) => count.toLocaleString('en-AU');
  const decided = Object.entries(BUDGETS).map(([name, { person, ipAddress, isShared }]) => [
    ...[name, figure(person[0]), figure(ipAddress[0])],
    ...[person[1] === HOUR ? '1 h' : '60 s', isShared],
  ]);
  expect(documented.sort()).toEqual(decided.sort());
});
