import { Logger, type OnModuleInit } from '@nestjs/common';
import { Hourly } from './hourly.ts';

const { jest } = import.meta;

const HOUR_MS = 60 * 60 * 1_000;

afterEach(() => jest.useRealTimers());

test('what fails is logged, without words that may be personal, and tried again the next hour', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(Logger, 'error').mockImplementation(() => {});
  const failure = Object.assign(new Error('sam@example.com'), { code: '57014' });
  const task = jest.fn(() => Promise.reject(failure));
  class Sweeper {
    @Hourly('deleting old sessions')
    sweep() {
      return task();
    }
  }
  await (new Sweeper() as unknown as OnModuleInit).onModuleInit();
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(task).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls[0]?.[0]).toMatch(/^deleting old sessions failed: .*57014/);
  expect(logged.mock.calls[0]?.[0]).not.toContain('sam@example.com');
  logged.mockRestore();
});

test('a provider that has to be initialised itself is', () => {
  jest.useFakeTimers();
  const initialise = jest.fn();
  const task = jest.fn(async () => {});
  class Sweeper {
    readonly name = 'sweeper';

    onModuleInit() {
      initialise(this.name);
    }

    @Hourly('deleting old links')
    sweep() {
      return task();
    }
  }
  new Sweeper().onModuleInit();
  jest.advanceTimersByTime(HOUR_MS);
  expect(initialise).toHaveBeenCalledWith('sweeper');
  expect(task).toHaveBeenCalledTimes(1);
});
