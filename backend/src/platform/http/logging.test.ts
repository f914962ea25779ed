import { createLog, standardOutput } from './logging.ts';

test('the log of a process can be opened', () => {
  expect(() => standardOutput()).not.toThrow();
});

test('a line has its time in UTC, its level by name and its message', () => {
  const lines: string[] = [];
  createLog({ write: line => lines.push(line) }).warn({ task: 'mails' }, 'late');
  expect(lines.map(line => JSON.parse(line))).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      task: 'mails',
      msg: 'late',
    },
  ]);
});
