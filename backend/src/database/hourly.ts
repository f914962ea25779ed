import { Logger } from '@nestjs/common';
import { describe } from '../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Runs clean-up work once an hour while the process runs; what fails is logged and retried the next hour. */
export const hourly = (what: string, tidy: () => Promise<unknown>) =>
  setInterval(
    () => void tidy().catch(error => Logger.error(`${what} failed: ${JSON.stringify(describe(error))}`)),
    HOUR_MS,
  ).unref();
