/** The environment variables of the site. Each process picks its part. */
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Returns an Australian Business Number as `51 824 753 556`, or undefined if its check digits are wrong
 * (https://abr.business.gov.au/Help/AbnFormat).
 */
export function formatAbn(typed: string): string | undefined {
  const digits = typed.replaceAll(' ', '');
  if (!/^[1-9]\d{10}$/.test(digits)) return undefined;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index ? 0 : 1)),
    0,
  );
  return sum % 89 === 0 ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : undefined;
}

const MAX_PORT = 65_535;
const MAX_POOL_SIZE = 500;
const MAX_DRAIN_SECONDS = 120;
const MAX_LAG_SECONDS = 3_600;
const MAX_INSTANCES = 64;
const MAX_LINE_LENGTH = 200;
const MIN_TOKEN_LENGTH = 16;
const MAX_UNDO_SECONDS = 86_400;
const HTTP = /^https?$/;

const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be a URL such as ${example}` });

const origin = (name: string, example: string) =>
  url(name, HTTP, example).refine(
    value => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    `${name} must be an origin without a path`,
  );

const databaseUrl = (name: string) => url(name, /^postgres(ql)?$/, 'postgres://user:password@host:5432/name');

const oneOf = <const T extends [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}` });

const ipAddress = (name: string) =>
  z.union([z.ipv4(), z.ipv6()], { error: `${name} must be an IP address such as 127.0.0.1` });

const onOrOff = (name: string) => oneOf(name, ['on', 'off']);

function wholeNumber(name: string, min: number, max: number) {
  const error = `${name} must be a number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(`${name} must be a whole number`).min(min, error).max(max, error);
}

const email = (name: string) =>
  z.email({ pattern: z.regexes.html5Email, error: `${name} must be an email address` });

const token = (name: string) =>
  z
    .string()
    .min(MIN_TOKEN_LENGTH, `${name} must be at least ${MIN_TOKEN_LENGTH} characters`)
    .regex(/^[\x21-\x7e]+$/, `${name} must be without spaces`)
    .optional();

const singleLine = (name: string) =>
  z
    .string()
    .trim()
    .max(MAX_LINE_LENGTH, `${name} must be at most ${MAX_LINE_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, `${name} must be on one line`)
    .optional();

/** The setting of Express: a number of proxies, or their IP addresses separated by commas. */
export type TrustedProxies = number | string;

function toTrustedProxies(setting: string): TrustedProxies {
  const hops = { true: 1, false: 0 }[setting] ?? Number(setting);
  return Number.isInteger(hops) ? hops : setting;
}

/**
 * The variables that people may set, with their documentation in Markdown for `npm run generate`. `initial`
 * documents a default that depends on other variables.
 */
export const SiteEnvironment = z.object({
  PORT: wholeNumber('PORT', 0, MAX_PORT).default(8080).meta({
    description:
      'Port of the site. A backend or worker that is started alone listens on any free port by default; a worker has only its health checks and metrics there.',
  }),
  HOST: ipAddress('HOST').optional().meta({
    description:
      'IP address that the gateway listens on, or a backend or worker that is started alone. Set it where the proxy, or the gateway, runs on another machine, and let a firewall admit that machine only. Others could otherwise bypass TLS and claim any IP address.',
    initial: 'all; `127.0.0.1` with `TRUST_PROXY`, and for a backend or worker',
  }),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'Folder of the embedded database, photos, logs, mail outbox and cached releases. Only the user who starts the site can read it.',
    ),
  RELEASES_DIR: z.string().optional().meta({
    description:
      'Folder in which a gateway caches releases, which are in the database. It may be deleted while the gateway is stopped. A folder set here keeps its permissions and group, so that another server may read it.',
    initial: '`DATA_DIR/releases`',
  }),
  UPLOADS_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-]+)*\/?$/,
      'UPLOADS_URL must be a URL such as s3://bucket/photos',
    )
    .optional()
    .meta({
      description:
        'S3 bucket for photos instead of a folder, such as `s3://bucket/photos`, so that machines need no shared disk. No other site may use the same prefix. Set it for backends and gateways.',
      initial: '`DATA_DIR/uploads`',
    }),
  S3_ENDPOINT: url('S3_ENDPOINT', HTTP, 'https://s3.example')
    .optional()
    .describe('URL of an S3-compatible store. Without it `UPLOADS_URL` is a bucket of AWS.'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'S3_REGION must be a name such as ap-southeast-2')
    .default('us-east-1')
    .describe('Region of the bucket.'),
  AWS_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe(
      'Key for the bucket, with `AWS_SECRET_ACCESS_KEY`. Without them the AWS SDK looks for credentials, for example the role of the machine.',
    ),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key.'),
  AWS_SESSION_TOKEN: z.string().optional().describe('Token of that key where it is temporary.'),
  ASSETS_URL: origin('ASSETS_URL', 'https://cdn.example')
    .optional()
    .describe(
      'Origin of a CDN that fetches from this site. Browsers then load scripts, fonts, drawings and photos from there, but never files for administrators.',
    ),
  ERASURE_LOG: z.string().optional().meta({
    description:
      'File that names, by their ids, accounts and reviews that were erased. The next migration after a restore erases them again, so keep it where it survives the loss of the database.',
    initial: '`DATA_DIR/erasures.jsonl`',
  }),
  GATEWAY_TOKEN: token('GATEWAY_TOKEN').describe(
    'By it gateways read releases from the backend and store their shell; nobody can publish or pin with it. Set the same one, best 32 random characters and at least 16, for backends and gateways; `npm start` makes one itself.',
  ),
  DATABASE_URL: databaseUrl('DATABASE_URL')
    .optional()
    .describe(
      'Your own PostgreSQL instead of the embedded one. For another machine end it with `?sslmode=verify-full`, or with `?sslmode=disable` on a private network. Without either the backend warns at each start.',
    ),
  DATABASE_DIRECT_URL: databaseUrl('DATABASE_DIRECT_URL').optional().meta({
    description:
      'The same database as `DATABASE_URL` without the pooler that it leads to: for migrations, terminal commands, and the one connection of a backend that listens for changes. Needed where a pooler such as PgBouncer gives each transaction another connection.',
    initial: '`DATABASE_URL`',
  }),
  DATABASE_REPLICA_URL: databaseUrl('DATABASE_REPLICA_URL')
    .optional()
    .describe('Streaming replica for reads that may lag, such as search.'),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', 1, MAX_POOL_SIZE).optional().meta({
    description:
      'Most connections that one process has to `DATABASE_URL`; a backend has one more that listens for changes. All processes together stay below PostgreSQL’s `max_connections`.',
    initial: '`20`; `5` for the worker',
  }),
  DATABASE_REPLICA_POOL_SIZE: wholeNumber('DATABASE_REPLICA_POOL_SIZE', 1, MAX_POOL_SIZE)
    .default(20)
    .describe('Most connections that one backend has to `DATABASE_REPLICA_URL`.'),
  DATABASE_REPLICA_MAX_LAG: wholeNumber('DATABASE_REPLICA_MAX_LAG', 1, MAX_LAG_SECONDS)
    .default(10)
    .describe(
      'Seconds by which `DATABASE_REPLICA_URL` may lag. While it lags more, or is away, its reads go to `DATABASE_URL`.',
    ),
  PUBLIC_URL: url('PUBLIC_URL', HTTP, 'https://home-truths.example')
    .optional()
    .describe(
      'Origin that people use, also in links of mails. Set it in production. Requests for another host are refused, so a proxy has to pass `Host` on. With `https`, cookies are `__Host-` and `Secure`.',
    ),
  PREVIEW_URL: origin('PREVIEW_URL', 'https://preview.home-truths.example').optional().meta({
    description:
      'Origin of a second host name that leads to the same gateways and shows releases before they are pinned, by signed links. Without it there are no previews. Set it for gateways.',
    initial: '`http://preview.localhost:PORT` with `npm start` on this machine',
  }),
  TRUSTED_ISSUERS: z
    .string()
    .transform(issuers => issuers.split(/\s*,\s*/))
    .pipe(z.array(url('TRUSTED_ISSUERS', HTTP, 'https://gitlab.internal')))
    .optional()
    .describe(
      'Issuers of OpenID Connect tokens whose keys may be fetched from a private IP address, or without TLS, such as a GitLab of your own network; separated by commas. Set it for backends.',
    ),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(\d{1,2}|[\w.:/]+(,\s*[\w.:/]+)*)$/,
      'TRUST_PROXY must be a number of hops or a list of IP addresses',
    )
    .transform(toTrustedProxies)
    .default(0)
    .describe(
      'Set it behind a reverse proxy whose `X-Forwarded-For` can be trusted: a number of hops, or IP addresses.',
    ),
  ADMIN_EMAIL: email('ADMIN_EMAIL')
    .optional()
    .describe(
      'Email of the first administrator. Without it one is created. Requests, complaints and messages are mailed to it; without it such mail stays in the outbox.',
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'ADMIN_PASSWORD must be at least 6 characters')
    .max(128, 'ADMIN_PASSWORD must be at most 128 characters')
    .optional()
    .describe('Password of the first administrator. Without it one is generated and printed once.'),
  ADMIN_SECOND_FACTOR: onOrOff('ADMIN_SECOND_FACTOR').optional().meta({
    description:
      'Whether administrators enter a code of an authenticator app before the admin pages open. With `off` they need none.',
    initial: '`on` where `PUBLIC_URL` is https',
  }),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587')
    .optional()
    .describe(
      'Mail server, reached by TLS unless it is on this machine. Without it each mail is a file in `DATA_DIR/outbox`.',
    ),
  MAIL_FROM: email('MAIL_FROM').optional().meta({
    description: 'Sender of our mails.',
    initial: '`no-reply@` the host of `PUBLIC_URL`',
  }),
  OPERATOR_NAME: singleLine('OPERATOR_NAME').describe(
    'Who runs the site, a person or a company: shown with the next three on About, Contact, Terms and Privacy, and in the footer of mails. Set all four in production. Where `PUBLIC_URL` is https, the backend warns at each start if one is missing.',
  ),
  OPERATOR_ABN: z
    .string()
    .transform(typed => formatAbn(typed))
    .refine(abn => abn !== undefined, 'OPERATOR_ABN must be an ABN such as 51 824 753 556')
    .optional()
    .describe('Australian Business Number of who runs the site. Its check digits are verified.'),
  OPERATOR_ADDRESS: singleLine('OPERATOR_ADDRESS').describe('Postal address of who runs the site.'),
  OPERATOR_EMAIL: email('OPERATOR_EMAIL').optional().describe('Contact email of who runs the site.'),
  SEED: oneOf('SEED', ['demo', 'none']).optional().meta({
    description: 'Whether an empty database gets demonstration data.',
    initial: '`demo`; `none` with `DATABASE_URL`',
  }),
  METRICS_PORT: wholeNumber('METRICS_PORT', 1, MAX_PORT)
    .optional()
    .describe(
      'Port for `/metrics`, which is then on no other port. With `PUBLIC_URL` or `TRUST_PROXY` the gateway serves metrics only there or by `METRICS_TOKEN`. `npm start` gives it to the gateway alone.',
    ),
  METRICS_HOST: ipAddress('METRICS_HOST').optional().meta({
    description:
      'IP address of `METRICS_PORT`. Whoever reaches another one than that of this machine can read the metrics, unless there is a `METRICS_TOKEN`.',
    initial: '`127.0.0.1`',
  }),
  METRICS_TOKEN: token('METRICS_TOKEN').describe(
    'Who sends it as `Authorization: Bearer …` can read the metrics of gateway and backend from anywhere.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT', HTTP, 'http://127.0.0.1:4318')
    .optional()
    .describe(
      'OpenTelemetry collector that takes traces as OTLP by HTTP. Set it for gateways and backends alike. The other standard variables count too, such as `OTEL_TRACES_SAMPLER`.',
    ),
  READ_ONLY: onOrOff('READ_ONLY')
    .default('off')
    .describe(
      'With `on`, for a restore or a migration, pages can be read and everything that people would write, sign-in included, gets 503. Only mails that wait are still sent. Set it for gateway, backend and worker.',
    ),
  RATE_LIMITS: onOrOff('RATE_LIMITS')
    .default('on')
    .describe('With `off`, for tests, there are no rate limits per person or network.'),
  UNDO_SECONDS: wholeNumber('UNDO_SECONDS', 0, MAX_UNDO_SECONDS)
    .default(600)
    .describe('How long a decision about a complaint can be undone. Its emails are sent afterwards.'),
  ADS_URL: url('ADS_URL', HTTP, 'https://ads.example')
    .optional()
    .describe('Origin of an ad network’s frames. Without it our own message is shown instead.'),
  OFFLINE: onOrOff('OFFLINE')
    .default('on')
    .describe('With `off`, devices delete the pages they stored for offline reading.'),
  OVERRIDES: onOrOff('OVERRIDES')
    .default('off')
    .describe(
      'With `on`, for a site without real visitors, a person whom a team sends a link may run the team’s remote from their own machine in their browser. Set it for gateways.',
    ),
  INSTANCES: z
    .string()
    .transform(value => (value === 'auto' ? availableParallelism() : Number(value)))
    .refine(
      count => Number.isInteger(count) && count >= 1 && count <= MAX_INSTANCES,
      `INSTANCES must be auto or a number from 1 to ${MAX_INSTANCES}`,
    )
    .default(1)
    .describe(
      'How many backends and how many gateways `npm start` runs; `auto` is one of each for each core. More than one needs Linux.',
    ),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, MAX_DRAIN_SECONDS)
    .default(1)
    .describe(
      'How long a process that was told to stop still accepts requests, so that a balancer notices that it is no longer ready. It ends at most ten seconds later.',
    ),
  API_URL: url('API_URL', HTTP, 'http://127.0.0.1:3000')
    .optional()
    .describe('Origin of the backend, for a gateway that is started alone; `npm start` sets it itself.'),
  BEHIND_GATEWAY: z
    .literal('1', { error: 'BEHIND_GATEWAY must be 1 or absent' })
    .optional()
    .describe(
      'For a backend that is started alone: a gateway is in front of it, so that its `X-Forwarded-For` is trusted. With `TRUST_PROXY` as a number this holds for a gateway on any machine, otherwise for one on this machine; `npm start` sets it itself.',
    ),
});

/** Variables that may also be set as `<NAME>_FILE`, the path of a file with the value. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'GATEWAY_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

export const fileVariableOf = (name: string) => `${name}_FILE`;

/** The file in `DATA_DIR` whose time of modification is that of the last backup. */
export const LAST_BACKUP = 'last-backup';

export const lastBackupAt = (dataDir: string): Date | undefined =>
  statSync(path.join(dataDir, LAST_BACKUP), { throwIfNoEntry: false })?.mtime;

/** Variables that the project's own commands set for processes they start. */
export const InternalEnvironment = z.object({
  BUILD: oneOf('BUILD', ['dist', 'dist-development'])
    .default('dist')
    .describe('Folder of each package that holds the build to show.'),
  PARENT_PIPE: z.literal('1').optional().describe('End when standard input closes.'),
  SHARED_PORT: z.literal('1').optional().describe('Other processes listen on the same port.'),
  WITH_WORKER: z.literal('1').optional().describe('The backend does the jobs of the worker as well.'),
});

/** @throws Error if a file cannot be read, or both variables are set */
function withSecretsOfFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const files = SECRETS.flatMap(name => {
    const file = source[fileVariableOf(name)];
    return file ? [[name, readSecret(name, file, source)]] : [];
  });
  return { ...source, ...Object.fromEntries(files) };
}

function readSecret(name: string, file: string, source: NodeJS.ProcessEnv) {
  if (source[name]) throw new Error(`${name} and ${fileVariableOf(name)} are both set: remove one of them`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(`${fileVariableOf(name)} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/**
 * Parses a part of the environment. Empty values count as absent.
 * @throws Error with a message for each invalid value
 */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const source = withSecretsOfFiles(environment);
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(issue =>
    source[String(issue.path[0])] ? issue.message : `${issue.path.join('.')} is required`,
  );
  throw new Error([...new Set(messages)].join('. '));
}

/**
 * Returns the IP address that the gateway listens on; undefined for all. Behind a trusted proxy it is local, since a
 * client that bypasses the proxy could claim any IP address.
 */
export const listenHostOf = ({
  HOST,
  TRUST_PROXY,
}: Pick<z.output<typeof SiteEnvironment>, 'HOST' | 'TRUST_PROXY'>) =>
  HOST ?? (TRUST_PROXY ? '127.0.0.1' : undefined);
