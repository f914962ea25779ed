import type { AddressInfo } from 'node:net';
import { createApplication } from './application.ts';
import { databaseWarnings, type Environment, operatorWarnings, parseEnvironment } from './environment.ts';
import { gracefulStop } from './graceful-stop.ts';
import { listenForCollectors } from './http/collectors.ts';
import { createLog } from './http/logging.ts';

process.umask(0o077);

async function main(environment: Environment) {
  const warnings = [...databaseWarnings(environment), ...operatorWarnings(environment)];
  const log = createLog(process.stderr);
  for (const warning of warnings) log.warn(warning);
  const app = await createApplication(environment);
  await listenForCollectors(app, environment);
  const server = await app.listen(environment.PORT, '127.0.0.1');
  const stop = gracefulStop(app);
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end).once('SIGINT', end);
  if (environment.PARENT_PIPE) process.stdin.once('end', end).once('error', end).resume();
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ ready: true, port }));
}

try {
  await main(parseEnvironment(process.env));
} catch (error) {
  console.error(`The backend could not start: ${(error as Error).message}`);
  process.exit(1);
}
