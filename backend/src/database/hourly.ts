import { Logger } from '@nestjs/common';
import { describe } from '../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Does some tidying once an hour while the process lives; what fails is logged and tried again the next hour. */
export const hourly = (what: string, tidy: () => Promise<unknown>) =>
  setInterval(
    () => void tidy().catch(error => Logger.error(`${what} failed: ${JSON.stringify(describe(error))}`)),
    HOUR_MS,
  ).unref();
