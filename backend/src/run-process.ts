import { STOP_LIMIT_MS, startWatchdog } from '@home-truths/contract/watchdog';
import type { Logger } from 'pino';
import {
  databaseWarnings,
  type Environment,
  type EnvironmentSchema,
  operatorWarnings,
  parseEnvironment,
} from './environment.ts';
import { createLog, standardOutput } from './platform/http/logging.ts';

interface Running {
  /** The content of the ready line. */
  ready: object;
  stop: () => Promise<unknown>;
}

/**
 * Runs a process until a signal or, with `PARENT_PIPE`, until standard input closes. Prints a line of JSON when ready.
 * A watchdog kills a process that hangs.
 */
export async function runProcess(
  title: string,
  schema: typeof EnvironmentSchema,
  start: (environment: Environment, log: Logger) => Promise<Running>,
): Promise<void> {
  process.umask(0o077);
  const log = createLog(standardOutput());
  try {
    const environment = parseEnvironment(process.env, schema);
    for (const warning of [...databaseWarnings(environment), ...operatorWarnings(environment)])
      log.warn(warning);
    const { ready, stop } = await start(environment, log);
    stopOnRequest(environment, log, stop);
    console.log(JSON.stringify({ ready: true, ...ready }));
  } catch (error) {
    log.fatal(`${title} could not start: ${(error as Error).message}`);
    process.exit(1);
  }
}

function stopOnRequest({ DRAIN_SECONDS, PARENT_PIPE }: Environment, log: Logger, stop: Running['stop']) {
  const watchdog = startWatchdog();
  const end = () => {
    watchdog.endWithin(DRAIN_SECONDS * 1_000 + STOP_LIMIT_MS);
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error(`stopped with an error: ${error.message}`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  if (PARENT_PIPE) process.stdin.once('end', end).once('error', end).resume();
}
