import { fileVariableOf, SECRETS } from '@home-truths/contract/environment';
import type { SiteSettings } from './environment.ts';
import { inside } from './paths.ts';
import type { ReadyLine, Variables } from './supervisor.ts';

/** What the variables of the processes depend on. */
export interface SiteState {
  settings: Pick<SiteSettings, 'DATA_DIR' | 'PORT' | 'DATABASE_URL'> &
    Partial<Pick<SiteSettings, 'DATABASE_POOL_SIZE'>>;
  mode: 'production' | 'development';
  /** The URLs of the database for its owner and for the backend, once it is ready. */
  databaseUrls?: { owner: string; app: string };
  /** The ports of processes that are ready; of several of one kind, that of the first. */
  ports: Partial<Record<ProcessName, number | undefined>>;
}

export type ProcessName = 'database' | 'buildWatcher' | 'migrate' | 'publish' | 'backend' | 'gateway';

/** A row of the table of processes. */
export interface ProcessDefinition {
  /** What messages call it. */
  title: string;
  /** The whole path of its script. */
  entry: string;
  /** How many of it run; several listen on the same port. */
  count: number;
  /** Part of what serves visitors: started when the database is ready. The commands start the others. */
  serves?: true;
  /** The variables it has beyond those of the site; receives its last ready line. */
  variables?: (site: SiteState, previous?: ReadyLine) => Record<string, unknown>;
  /** The variables of the site that it does not receive. */
  withheld?: string[];
}

/**
 * Makes glibc return large buffers to the system when they are freed: hashing a password takes 19 MB, and a busy
 * process would otherwise retain more than 100 MB. Costs some 6 ms a hash.
 */
const MALLOC_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** What the gateway, and what belongs to it, does not need: that of `npm start` has the registry in its folder. */
const WITHHELD_FROM_GATEWAY = [
  'REGISTRY_TOKEN',
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

/** PostgreSQL has 100 connections by default, of which those of all backends leave some. */
const ALL_POOLS = 80;
const LARGEST_POOL = 20;

/**
 * The processes of Home Truths by the names of their logs, in the order in which they start; they stop in the opposite
 * order, so that every accepted request gets its response. There is no worker: a backend that does its jobs as well
 * saves 100 MB.
 * @param instances how many backends and gateways run
 */
export const processesOf = (
  mode: SiteState['mode'],
  instances = 1,
): Record<ProcessName, ProcessDefinition> => ({
  database: {
    title: 'PostgreSQL',
    entry: inside('backend/src/database/embedded/main.ts'),
    count: 1,
  },
  buildWatcher: {
    title: 'The build watcher',
    entry: inside('shell/server/development/build-watcher.ts'),
    count: 1,
  },
  migrate: {
    title: 'Preparing the database',
    entry: inside('backend/dist/database/migrate.js'),
    count: 1,
    variables: ({ databaseUrls }) => ({ DATABASE_URL: databaseUrls?.owner }),
  },
  publish: {
    title: 'Releasing the builds',
    entry: inside('shell/server/releases/at-start.ts'),
    count: 1,
    withheld: WITHHELD_FROM_GATEWAY,
  },
  backend: {
    title: 'The backend',
    entry: inside('backend/dist/main.js'),
    count: instances,
    serves: true,
    variables: ({ databaseUrls, settings }, previous) => ({
      ...MALLOC_SETTINGS,
      DATABASE_URL: databaseUrls?.app,
      DATABASE_POOL_SIZE:
        settings.DATABASE_POOL_SIZE ?? Math.min(LARGEST_POOL, Math.floor(ALL_POOLS / instances)),
      // that of the gateway
      HOST: undefined,
      WITH_WORKER: '1',
      SHARED_PORT: instances > 1 ? '1' : undefined,
      // a gateway is in front of it and sends the visitor's IP address
      BEHIND_GATEWAY: '1',
      PORT: previous?.port ?? 0,
    }),
    // the gateway has that port
    withheld: ['METRICS_PORT', 'METRICS_HOST'],
  },
  gateway: {
    title: 'The gateway',
    entry: inside(mode === 'production' ? 'shell/server/main.ts' : 'shell/server/development/main.ts'),
    count: instances,
    serves: true,
    variables: ({ settings, ports }, previous) => ({
      SHARED_PORT: instances > 1 ? '1' : undefined,
      PORT: previous?.port ?? settings.PORT,
      API_URL: `http://127.0.0.1:${ports.backend}`,
    }),
    withheld: WITHHELD_FROM_GATEWAY,
  },
});

/** All variables of a process: those it inherits, those of the site, and its own. */
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
  // the settings have what is in the files
  const absent = [...withheld, ...SECRETS.map(fileVariableOf)];
  const given = Object.entries(all).filter(([name, value]) => value !== undefined && !absent.includes(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
