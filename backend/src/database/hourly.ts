import { Logger } from '@nestjs/common';
import { describeError } from '../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Runs clean-up work once an hour while the process runs; what fails is logged and retried the next hour. */
export const hourly = (taskName: string, task: () => Promise<unknown>) =>
  setInterval(
    () =>
      void task().catch(error => Logger.error(`${taskName} failed: ${JSON.stringify(describeError(error))}`)),
    HOUR_MS,
  ).unref();
