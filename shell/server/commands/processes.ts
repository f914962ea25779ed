import type { SiteSettings } from './environment.ts';
import { inside } from './paths.ts';
import type { ReadyLine, Variables } from './service.ts';

/** What the variables of the processes depend on. */
export interface SiteState {
  settings: Pick<SiteSettings, 'DATA_DIR' | 'PORT' | 'DATABASE_URL'>;
  mode: 'production' | 'development';
  /** The URLs of the database for its owner and for the backend, once it is ready. */
  databaseUrls?: { owner: string; app: string };
  /** The ports of processes that are ready; of several of one kind, that of the first. */
  ports: Partial<Record<ProcessName, number | undefined>>;
}

export type ProcessName = 'database' | 'buildWatcher' | 'migrate' | 'backend' | 'gateway';

/** A row of the table of processes. */
export interface ProcessDefinition {
  /** What messages call it. */
  title: string;
  /** The whole path of its script. */
  entry: string;
  /** How many of it run. */
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

/**
 * The processes of Home Truths by the names of their logs, in the order in which they start; they stop in the opposite
 * order, so that every accepted request gets its response.
 */
export const processesOf = (mode: SiteState['mode']): Record<ProcessName, ProcessDefinition> => ({
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
  backend: {
    title: 'The backend',
    entry: inside('backend/dist/main.js'),
    count: 1,
    serves: true,
    variables: ({ databaseUrls }, previous) => ({
      ...MALLOC_SETTINGS,
      DATABASE_URL: databaseUrls?.app,
      // a gateway is in front of it and sends the visitor's IP address
      FRONT_DOOR: '1',
      PORT: previous?.port ?? 0,
    }),
    // the gateway has that port
    withheld: ['METRICS_PORT', 'METRICS_HOST'],
  },
  gateway: {
    title: 'The gateway',
    entry: inside(mode === 'production' ? 'shell/server/main.ts' : 'shell/server/development/main.ts'),
    count: 1,
    serves: true,
    variables: ({ settings, ports }, previous) => ({
      PORT: previous?.port ?? settings.PORT,
      API_URL: `http://127.0.0.1:${ports.backend}`,
    }),
    withheld: [
      'DATABASE_URL',
      'DATABASE_REPLICA_URL',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SMTP_URL',
      'MAIL_FROM',
    ],
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
  const given = Object.entries(all).filter(
    ([name, value]) => value !== undefined && !withheld.includes(name),
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
