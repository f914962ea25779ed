import { Logger, type OnModuleInit } from '@nestjs/common';
import { describeError } from '../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Runs a provider's method once an hour while the process runs; what fails is logged and retried the next hour.
 * @param taskName what the log calls it
 */
export const Hourly =
  (taskName: string) =>
  (provider: object & Partial<OnModuleInit>, _name: string, method: { value?: () => Promise<unknown> }) => {
    const { onModuleInit } = provider;
    const logFailure = (error: unknown) =>
      Logger.error(`${taskName} failed: ${JSON.stringify(describeError(error))}`);
    provider.onModuleInit = function () {
      setInterval(() => void method.value?.call(this).catch(logFailure), HOUR_MS).unref();
      return onModuleInit?.call(this);
    };
  };
