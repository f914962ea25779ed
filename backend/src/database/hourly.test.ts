import { Logger } from '@nestjs/common';
import { hourly } from './hourly.ts';

const { jest } = import.meta;

test('what fails is logged, without words that may be personal, and tried again the next hour', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(Logger, 'error').mockImplementation(() => {});
  const failure = Object.assign(new Error('sam@example.com'), { code: '57014' });
  const task = jest.fn(() => Promise.reject(failure));
  const timer = hourly('deleting old sessions', task);
  await jest.advanceTimersByTimeAsync(2 * 60 * 60 * 1_000);
  clearInterval(timer);
  jest.useRealTimers();
  expect(task).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls[0]?.[0]).toMatch(/^deleting old sessions failed: .*57014/);
  expect(logged.mock.calls[0]?.[0]).not.toContain('sam@example.com');
  logged.mockRestore();
});
