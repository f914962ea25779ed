import { fileVariableOf, SECRETS } from '@home-truths/contract/environment';
import type { SiteSettings } from './environment.ts';
import { repositoryPath } from './paths.ts';
import type { ReadyLine, Variables } from './supervisor.ts';

export interface SiteState {
  settings: Pick<SiteSettings, 'DATA_DIR' | 'PORT' | 'DATABASE_URL'> &
    Partial<Pick<SiteSettings, 'DATABASE_POOL_SIZE'>>;
  mode: 'production' | 'development';
  /** URLs for the database's owner and for the backend; undefined until it is ready. */
  databaseUrls?: { owner: string; app: string };
  gatewayToken: string;
  /** The ports of ready processes; several of one kind share the first one's port. */
  ports: Partial<Record<ProcessName, number | undefined>>;
}

export type ProcessName = 'database' | 'buildWatcher' | 'migrate' | 'publish' | 'backend' | 'gateway';

export interface ProcessDefinition {
  title: string;
  entry: string;
  /** Instances, which share one port. */
  count: number;
  /** True if it serves visitors and starts when the database is ready; commands start the others. */
  serves?: true;
  /** Returns additional variables; receives the last ready line. */
  variables?: (site: SiteState, previous?: ReadyLine) => Record<string, unknown>;
  withheld?: string[];
}

/**
 * Makes glibc return freed large buffers: hashing a password takes 19 MB, and a busy process would keep over 100 MB. A
 * hash takes about 6 ms longer.
 */
const MALLOC_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '131072' };

const WITHHELD_FROM_GATEWAY = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
];

/** Connections of all backends; PostgreSQL has 100 by default, and some stay free. */
const ALL_POOLS = 80;
const LARGEST_POOL = 20;

/**
 * Lists the processes in starting order. They stop in the opposite order, so that every accepted request gets its
 * response. A backend also does the worker's jobs, which saves 100 MB.
 */
export const processesOf = (
  mode: SiteState['mode'],
  instances = 1,
): Record<ProcessName, ProcessDefinition> => ({
  database: {
    title: 'PostgreSQL',
    entry: repositoryPath('backend/src/platform/database/embedded/main.ts'),
    count: 1,
  },
  buildWatcher: {
    title: 'The build watcher',
    entry: repositoryPath('shell/tools/development/build-watcher.ts'),
    count: 1,
  },
  migrate: {
    title: 'Preparing the database',
    entry: repositoryPath('backend/dist/platform/database/migrate.js'),
    count: 1,
    variables: ({ databaseUrls }) => ({ DATABASE_URL: databaseUrls?.owner }),
  },
  publish: {
    title: 'Releasing the builds',
    entry: repositoryPath('shell/tools/releases/deploy.ts'),
    count: 1,
    variables: ({ databaseUrls }) => ({ DATABASE_URL: databaseUrls?.app }),
  },
  backend: {
    title: 'The backend',
    entry: repositoryPath('backend/dist/main.js'),
    count: instances,
    serves: true,
    variables: ({ databaseUrls, gatewayToken, settings }, previous) => ({
      ...MALLOC_SETTINGS,
      GATEWAY_TOKEN: gatewayToken,
      DATABASE_URL: databaseUrls?.app,
      DATABASE_POOL_SIZE:
        settings.DATABASE_POOL_SIZE ?? Math.min(LARGEST_POOL, Math.floor(ALL_POOLS / instances)),
      // the gateway listens on this host
      HOST: undefined,
      WITH_WORKER: '1',
      SHARED_PORT: instances > 1 ? '1' : undefined,
      // the gateway in front of it sends the visitor's IP address
      BEHIND_GATEWAY: '1',
      PORT: previous?.port ?? 0,
    }),
    // the gateway has that port
    withheld: ['METRICS_PORT', 'METRICS_HOST'],
  },
  gateway: {
    title: 'The gateway',
    entry: repositoryPath(
      mode === 'production' ? 'shell/gateway/main.ts' : 'shell/tools/development/main.ts',
    ),
    count: instances,
    serves: true,
    variables: ({ settings, ports, gatewayToken }, previous) => ({
      GATEWAY_TOKEN: gatewayToken,
      SHARED_PORT: instances > 1 ? '1' : undefined,
      PORT: previous?.port ?? settings.PORT,
      API_URL: `http://127.0.0.1:${ports.backend}`,
    }),
    withheld: WITHHELD_FROM_GATEWAY,
  },
});

export function variablesOf(
  { variables, withheld = [] }: ProcessDefinition,
  site: SiteState,
  previous?: ReadyLine,
): Variables {
  const all = {
    ...process.env,
    NODE_ENV: site.mode,
    ...site.settings,
    // a child whose standard input closes has lost its parent and ends
    PARENT_PIPE: '1',
    ...variables?.(site, previous),
  };
  // the settings contain the values from these files
  const absent = [...withheld, ...SECRETS.map(fileVariableOf)];
  const passed = Object.entries(all).filter(([name, value]) => value !== undefined && !absent.includes(name));
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
}
