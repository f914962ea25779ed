import path from 'node:path';
import * as z from 'zod/mini';
import { hostOf, trustsProxy } from './commands/host.mjs';
import { restrictNewFiles } from './commands/umask.mjs';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** The environment of the gateway. */
export const EnvironmentSchema = z.object({
  PORT: z._default(port, 8080),
  HOST: z.optional(z.union([z.ipv4(), z.ipv6()])),
  METRICS_PORT: z.optional(port),
  API_URL: z.url(),
  DATA_DIR: z._default(z.string(), '.data'),
  RELEASES_DIR: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.url()),
  ADS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: z._default(z.string(), ''),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  SEED: z._default(z.string(), 'none'),
  PARENT_PIPE: z._default(z.string(), ''),
  BUILD: z._default(z.enum(['dist', 'dist-development']), 'dist'),
});

/** The settings of the gateway. The start command has checked each value before. */
export interface Settings {
  port: number;
  /** The address to listen on; absent for all interfaces. */
  host: string | undefined;
  /** The port on which collectors on this machine read metrics; absent where they use the port of the site. */
  metricsPort: number | undefined;
  /** Origin of the backend, for example `http://127.0.0.1:3000`. */
  apiUrl: string;
  dataDir: string;
  /** The folder of all releases and of the registry; gateways that share it show the same. */
  releasesDir: string;
  /** Origin people use, without a slash at the end; absent on a fresh start. */
  publicUrl: string | undefined;
  /** People reach the site by https: cookies are bound to it. */
  https: boolean;
  /** Where the ad network's frames come from; absent where none is configured. */
  adsUrl: string | undefined;
  /** Headers about the client's IP address are taken from a trusted proxy. */
  trustProxy: boolean;
  /** The proxies whose `X-Forwarded-For` is trusted: how many, or their addresses. */
  proxies: number | string;
  /** Concurrent calls and uploads of one network are limited. */
  rateLimits: boolean;
  /** Devices may cache pages for reading offline. */
  offline: boolean;
  /** The properties and reviews are demonstration data. */
  demo: boolean;
  /** The process ends when its parent process does. */
  parentPipe: boolean;
  /** The folder of each package that holds the build to show; the development build reports React's warnings. */
  build: 'dist' | 'dist-development';
}

const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The folder of releases: given, or inside the data folder. */
export const releasesDirOf = (env: NodeJS.ProcessEnv) => {
  const { RELEASES_DIR, DATA_DIR = '.data' } = withoutEmpty(env);
  return path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));
};

/**
 * From now on new files are accessible to their owner only, unless the releases have a separate folder, which others
 * read.
 */
export function restrictUnlessShared(env: NodeJS.ProcessEnv) {
  if (!withoutEmpty(env).RELEASES_DIR) restrictNewFiles();
}

/** `TRUST_PROXY` as the backend reads it: a number of hops, or addresses. */
function proxiesOf(trusted: string) {
  const hops = { '': 0, true: 1, false: 0 }[trusted] ?? Number(trusted);
  return Number.isInteger(hops) ? hops : trusted;
}

/** Reads and checks the environment once, at the start. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const all = EnvironmentSchema.parse(withoutEmpty(env));
  const { PUBLIC_URL } = all;
  return {
    port: all.PORT,
    host: hostOf(all),
    metricsPort: all.METRICS_PORT,
    apiUrl: new URL(all.API_URL).origin,
    dataDir: all.DATA_DIR,
    releasesDir: releasesDirOf(env),
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    https: PUBLIC_URL?.startsWith('https:') === true,
    adsUrl: all.ADS_URL,
    trustProxy: trustsProxy(all),
    proxies: proxiesOf(all.TRUST_PROXY),
    rateLimits: all.RATE_LIMITS === 'on',
    offline: all.OFFLINE === 'on',
    demo: all.SEED === 'demo',
    parentPipe: all.PARENT_PIPE === '1',
    build: all.BUILD,
  };
}
