import { InternalEnvironment, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import type * as z from 'zod';
import { isThisMachine } from './this-machine.ts';

const { DATABASE_POOL_SIZE, DATABASE_URL, HOST, PORT, SEED } = SiteEnvironment.shape;

/** The part of the environment that the backend reads. */
export const EnvironmentSchema = SiteEnvironment.omit({
  RELEASES_DIR: true,
  ADS_URL: true,
  OFFLINE: true,
  INSTANCES: true,
  API_URL: true,
}).extend({
  ...InternalEnvironment.pick({ PARENT_PIPE: true, SHARED_PORT: true, WITH_WORKER: true }).shape,
  DATABASE_URL: DATABASE_URL.unwrap(),
  DATABASE_POOL_SIZE: DATABASE_POOL_SIZE.unwrap().default(20),
  HOST: HOST.unwrap().default('127.0.0.1'),
  // 0 for any free one
  PORT: PORT.unwrap().default(0),
  SEED: SEED.unwrap().default('none'),
});

/** What the worker reads otherwise: it does one thing at a time. */
export const WorkerEnvironmentSchema = EnvironmentSchema.extend({
  DATABASE_POOL_SIZE: DATABASE_POOL_SIZE.unwrap().default(5),
});
export type Environment = z.output<typeof EnvironmentSchema>;

/** Whether people reach the site by https. */
export const isHttps = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';

/** Whether administrators need a second factor to act as such. */
export const needsSecondFactor = (
  environment: Pick<Environment, 'ADMIN_SECOND_FACTOR' | 'PUBLIC_URL'>,
): boolean => (environment.ADMIN_SECOND_FACTOR ?? (isHttps(environment) ? 'on' : 'off')) === 'on';

/** The database without a pooler in between, for what needs a session of its own. */
export const directUrlOf = ({
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Environment, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string => DATABASE_DIRECT_URL ?? DATABASE_URL;

/** Injection token of the parsed environment. */
export const ENVIRONMENT = Symbol('environment');

/**
 * Reads the environment once.
 * @throws Error with one message for each invalid value
 */
export const parseEnvironment = (source: NodeJS.ProcessEnv, schema = EnvironmentSchema): Environment =>
  parseVariables(schema, source);

/** Whether a database is on this machine, or its URL says whether to use TLS. */
function isLocalOrHasSslMode(url: string) {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return !host || host.startsWith('/') || isThisMachine(host) || searchParams.has('sslmode');
}

/** Warnings about the connections to the databases, one message each. */
export const databaseWarnings = (environment: Environment): string[] =>
  (['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter(name => environment[name] && !isLocalOrHasSslMode(environment[name]))
    .map(
      name =>
        `${name} leads to another machine in clear text: end it with ?sslmode=verify-full, or with ?sslmode=disable if the way there is your own`,
    );

const OPERATOR_VARIABLES = ['OPERATOR_NAME', 'OPERATOR_ABN', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** Warnings for the operator of a public site that lacks information about them. */
export function operatorWarnings(environment: Environment): string[] {
  const missing = isHttps(environment) ? OPERATOR_VARIABLES.filter(name => !environment[name]) : [];
  if (missing.length === 0) return [];
  return [`Visitors and readers of mails are not told who runs this site: set ${missing.join(', ')}`];
}
