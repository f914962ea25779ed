import * as z from 'zod';
import { formatAbn } from './operator/abn.ts';
import { isThisMachine } from './this-machine.ts';

const url = (name: string, protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `${name} must be an address such as ${example}` });

const oneOf = <const T extends [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}` });

const POSTGRES = /^postgres(ql)?$/;
const DATABASE_URL_EXAMPLE = 'postgres://user:password@host:5432/name';

const databaseUrl = (name: string) => url(name, POSTGRES, DATABASE_URL_EXAMPLE);

const MAX_LINE_LENGTH = 200;

const singleLine = (name: string) =>
  z
    .string()
    .trim()
    .max(MAX_LINE_LENGTH, `${name} must be at most ${MAX_LINE_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, `${name} must be on one line`)
    .optional();

/** Whether a database is on this machine, or its URL says whether to use TLS. */
function isLocalOrHasSslMode(url: string) {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return !host || host.startsWith('/') || isThisMachine(host) || searchParams.has('sslmode');
}

/** The environment of the backend. Descriptions double as documentation. */
export const EnvironmentSchema = z.object({
  DATABASE_URL: databaseUrl('DATABASE_URL').describe('Database that holds everything'),
  DATABASE_REPLICA_URL: databaseUrl('DATABASE_REPLICA_URL')
    .optional()
    .describe('Streaming replica for reads that may lag'),
  DATA_DIR: z.string().default('.data').describe('Folder of uploads and the outbox'),
  PORT: z.coerce
    .number({ error: 'PORT must be a number from 0 to 65535' })
    .int('PORT must be a whole number')
    .min(0, 'PORT must be a number from 0 to 65535')
    .max(65_535, 'PORT must be a number from 0 to 65535')
    .default(0)
    .describe('Port on 127.0.0.1; 0 for any free one'),
  HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'HOST must be an IP address such as 127.0.0.1' })
    .optional()
    .describe(
      'IP address on which the site is served; when absent 127.0.0.1 behind TRUST_PROXY, else all of the machine',
    ),
  METRICS_PORT: z.coerce
    .number({ error: 'METRICS_PORT must be a number from 1 to 65535' })
    .int('METRICS_PORT must be a whole number')
    .min(1, 'METRICS_PORT must be a number from 1 to 65535')
    .max(65_535, 'METRICS_PORT must be a number from 1 to 65535')
    .optional()
    .describe('Port on 127.0.0.1 for the metrics of the gateway, which are served nowhere else'),
  PUBLIC_URL: url('PUBLIC_URL', /^https?$/, 'https://home-truths.example')
    .optional()
    .describe('Public URL of the site'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(\d{1,2}|[\w.:/]+(,\s*[\w.:/]+)*)$/,
      'TRUST_PROXY must be a number of hops or a list of addresses',
    )
    .optional()
    .describe('Proxies whose X-Forwarded-For is trusted: number of hops, or IP addresses'),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address').optional().describe('First administrator'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'ADMIN_PASSWORD must be at least 6 characters')
    .max(128, 'ADMIN_PASSWORD must be at most 128 characters')
    .optional()
    .describe('Password of the first administrator; generated and printed once when absent'),
  ADMIN_SECOND_FACTOR: oneOf('ADMIN_SECOND_FACTOR', ['on', 'off'])
    .optional()
    .describe('Whether administrators need a code of an authenticator app; on where PUBLIC_URL is https'),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587')
    .optional()
    .describe('Outgoing mail'),
  MAIL_FROM: z
    .email('MAIL_FROM must be an email address')
    .optional()
    .describe('Sender of our mails; no-reply at the host of PUBLIC_URL when absent'),
  OPERATOR_NAME: singleLine('OPERATOR_NAME').describe('Who runs the site, a person or a company'),
  OPERATOR_ABN: z
    .string()
    .transform(typed => formatAbn(typed))
    .refine(abn => abn !== undefined, 'OPERATOR_ABN must be an ABN such as 51 824 753 556')
    .optional()
    .describe('Australian Business Number of who runs the site'),
  OPERATOR_ADDRESS: singleLine('OPERATOR_ADDRESS').describe('Postal address of who runs the site'),
  OPERATOR_EMAIL: z
    .email('OPERATOR_EMAIL must be an email address')
    .optional()
    .describe('Contact email of who runs the site'),
  SEED: oneOf('SEED', ['demo', 'none']).default('none').describe('What an empty database starts with'),
  RATE_LIMITS: oneOf('RATE_LIMITS', ['on', 'off'])
    .default('on')
    .describe('Rate limits per person and IP address'),
  UNDO_SECONDS: z.coerce
    .number({ error: 'UNDO_SECONDS must be a number from 0 to 86400' })
    .int('UNDO_SECONDS must be a whole number')
    .min(0, 'UNDO_SECONDS must be a number from 0 to 86400')
    .max(86_400, 'UNDO_SECONDS must be a number from 0 to 86400')
    .default(600)
    .describe('How long a decision about a complaint can be undone; then its emails are sent'),
  OFFLINE: oneOf('OFFLINE', ['on', 'off'])
    .default('on')
    .describe('Whether devices may keep guides for reading without a network'),
  ADS_URL: url('ADS_URL', /^https?$/, 'https://ads.example')
    .optional()
    .describe('Advertising network'),
  FRONT_DOOR: z
    .literal('1')
    .optional()
    .describe('Set by the gateway of this machine: the IP addresses it forwards are trusted'),
  PARENT_PIPE: z.literal('1').optional().describe('End when standard input closes'),
});
export type Environment = z.infer<typeof EnvironmentSchema>;

/** Whether people reach the site by https. */
export const isHttps = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';

/** Whether administrators need a second factor before irreversible actions. */
export const needsSecondFactor = (
  environment: Pick<Environment, 'ADMIN_SECOND_FACTOR' | 'PUBLIC_URL'>,
): boolean => (environment.ADMIN_SECOND_FACTOR ?? (isHttps(environment) ? 'on' : 'off')) === 'on';

/** Injection token of the parsed environment. */
export const ENVIRONMENT = Symbol('environment');

/**
 * Reads the environment once. Empty values count as absent.
 * @throws Error with one message for each invalid value
 */
export function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvironmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(issue =>
    source[String(issue.path[0])] ? issue.message : `${issue.path.join('.')} is required`,
  );
  throw new Error([...new Set(messages)].join('. '));
}

/** Warnings about the connections to the databases, one message each. */
export const databaseWarnings = (environment: Environment): string[] =>
  (['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const)
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
