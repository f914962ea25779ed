import { failuresSoFar } from './failures.ts';
import { log } from './log.ts';

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

test('a line has its time in UTC, its level by name and its message; the failure of a remote is counted', () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  const details = { remote: 'mf_search', version: '1.2.0' };
  log('info', 'release opened', details);
  log('error', 'page failed', details);
  const [common, time] = [{ pid: process.pid, ...details }, expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/)];
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { level: 'info', time, ...common, msg: 'release opened' },
    { level: 'error', time, ...common, msg: 'page failed' },
  ]);
  expect(failuresSoFar()).toMatchObject([{ what: 'page failed', ...details, count: 1 }]);
});
