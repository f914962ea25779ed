import { InternalEnvironment, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import type * as z from 'zod';
import { isThisMachine } from './this-machine.ts';

const { DATABASE_POOL_SIZE, DATABASE_URL, HOST, PORT, SEED } = SiteEnvironment.shape;

/** The site's variables except those that only the gateway reads. `unwrap` makes an optional one required. */
export const EnvironmentSchema = SiteEnvironment.omit({
  RELEASES_DIR: true,
  ADS_URL: true,
  OFFLINE: true,
  OVERRIDES: true,
  INSTANCES: true,
  API_URL: true,
}).extend({
  ...InternalEnvironment.pick({ PARENT_PIPE: true, SHARED_PORT: true, WITH_WORKER: true }).shape,
  DATABASE_URL: DATABASE_URL.unwrap(),
  DATABASE_POOL_SIZE: DATABASE_POOL_SIZE.unwrap().default(20),
  HOST: HOST.unwrap().default('127.0.0.1'),
  // 0 for any free port
  PORT: PORT.unwrap().default(0),
  SEED: SEED.unwrap().default('none'),
});

/** The worker runs one job at a time, so its pool is smaller. */
export const WorkerEnvironmentSchema = EnvironmentSchema.extend({
  DATABASE_POOL_SIZE: DATABASE_POOL_SIZE.unwrap().default(5),
});
export type Environment = z.output<typeof EnvironmentSchema>;

export const isHttps = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';

export const needsSecondFactor = (
  environment: Pick<Environment, 'ADMIN_SECOND_FACTOR' | 'PUBLIC_URL'>,
): boolean => (environment.ADMIN_SECOND_FACTOR ?? (isHttps(environment) ? 'on' : 'off')) === 'on';

/** Returns the URL without a pooler, for connections that need a session of their own. */
export const directUrlOf = ({
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Environment, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string => DATABASE_DIRECT_URL ?? DATABASE_URL;

export const ENVIRONMENT = Symbol('environment');

export const parseEnvironment = (source: NodeJS.ProcessEnv, schema = EnvironmentSchema): Environment =>
  parseVariables(schema, source);

function isLocalOrHasSslMode(url: string) {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return !host || host.startsWith('/') || isThisMachine(host) || searchParams.has('sslmode');
}

export const databaseWarnings = (environment: Environment): string[] =>
  (['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter(name => environment[name] && !isLocalOrHasSslMode(environment[name]))
    .map(
      name =>
        `${name} leads to another machine in clear text: end it with ?sslmode=verify-full, or with ?sslmode=disable if the way there is your own`,
    );

const OPERATOR_VARIABLES = ['OPERATOR_NAME', 'OPERATOR_ABN', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

export function operatorWarnings(environment: Environment): string[] {
  const missing = isHttps(environment) ? OPERATOR_VARIABLES.filter(name => !environment[name]) : [];
  if (missing.length === 0) return [];
  return [`Visitors and readers of mails are not told who runs this site: set ${missing.join(', ')}`];
}
