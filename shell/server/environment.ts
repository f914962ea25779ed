import path from 'node:path';
import { isLoopbackHost } from '@home-truths/contract/collectors';
import {
  hostOf,
  InternalEnvironment,
  parseVariables,
  SiteEnvironment,
  type TrustedProxies,
} from '@home-truths/contract/environment';
import { restrictNewFiles } from './commands/umask.ts';

/** The part of the environment that the gateway reads. */
export const EnvironmentSchema = SiteEnvironment.pick({
  PORT: true,
  HOST: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  METRICS_TOKEN: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  DATA_DIR: true,
  RELEASES_DIR: true,
  REGISTRY_TOKEN: true,
  UPLOADS_URL: true,
  PUBLIC_URL: true,
  ASSETS_URL: true,
  ADS_URL: true,
  TRUST_PROXY: true,
  RATE_LIMITS: true,
  READ_ONLY: true,
  OFFLINE: true,
  SEED: true,
  DRAIN_SECONDS: true,
}).extend({
  ...InternalEnvironment.pick({ BUILD: true, PARENT_PIPE: true, SHARED_PORT: true }).shape,
  API_URL: SiteEnvironment.shape.API_URL.unwrap(),
});

/** The settings of the gateway. The start command has checked each value before. */
export interface Settings {
  port: number;
  /** The address to listen on; absent for all interfaces. */
  host: string | undefined;
  /** How collectors read metrics. */
  metrics: {
    /** A port for collectors alone, and its address; without one they use the port of the site. */
    port: number | undefined;
    host: string;
    token: string | undefined;
    /** People reach the site through a proxy. */
    isBehindProxy: boolean;
  };
  /** Origin of the backend, for example `http://127.0.0.1:3000`. */
  apiUrl: string;
  dataDir: string;
  /** The folder of all releases and of the registry; gateways that share it show the same. */
  releasesDir: string;
  /** The folder of photos; absent where they are in a bucket, from which the backend serves them. */
  uploadsDir: string | undefined;
  /** Origin people use, without a slash at the end; absent on a fresh start. */
  publicUrl: string | undefined;
  /** People reach the site by https: cookies are bound to it. */
  https: boolean;
  /** Origin of the CDN, without a slash at the end; absent where browsers load all files from the site. */
  assetsUrl: string | undefined;
  /** Where the ad network's frames come from; absent where none is configured. */
  adsUrl: string | undefined;
  /** The proxies whose headers about the client's IP address are trusted. */
  proxies: TrustedProxies;
  /** The backend refuses writes for a while, and pages say so. */
  readOnly: boolean;
  /** What one network requests is limited. */
  rateLimits: boolean;
  /** Devices may cache pages for reading offline. */
  offline: boolean;
  /** The properties and reviews are demonstration data. */
  demo: boolean;
  /** How long requests are still accepted after the signal to stop. */
  drainMs: number;
  /** Other gateways of this machine listen on the same port. */
  sharedPort: boolean;
  /** The process ends when its parent process does. */
  parentPipe: boolean;
  /** The folder of each package that holds the build to show; the development build reports React's warnings. */
  build: 'dist' | 'dist-development';
}

const FoldersSchema = SiteEnvironment.pick({ DATA_DIR: true, RELEASES_DIR: true, RELEASES_COPIES: true });

/** The folder of releases: given, or inside the data folder. */
export function releasesDirOf(env: NodeJS.ProcessEnv) {
  const { RELEASES_DIR, DATA_DIR } = parseVariables(FoldersSchema, env);
  return path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));
}

/**
 * From now on new files are accessible to their owner only, unless the releases have a separate folder, or copies, which
 * others read.
 */
export function restrictUnlessShared(env: NodeJS.ProcessEnv) {
  const { RELEASES_DIR, RELEASES_COPIES } = parseVariables(FoldersSchema, env);
  if (!RELEASES_DIR && !RELEASES_COPIES) restrictNewFiles();
}

const isPublic = (url: string | undefined) => url !== undefined && !isLoopbackHost(new URL(url).host);

/**
 * Reads and checks the environment once, at the start.
 * @throws Error with one message for each invalid value
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const all = parseVariables(EnvironmentSchema, env);
  const { PUBLIC_URL } = all;
  return {
    port: all.PORT,
    host: hostOf(all),
    metrics: {
      port: all.METRICS_PORT,
      host: all.METRICS_HOST ?? '127.0.0.1',
      token: all.METRICS_TOKEN,
      isBehindProxy: Boolean(all.TRUST_PROXY) || isPublic(PUBLIC_URL),
    },
    apiUrl: new URL(all.API_URL).origin,
    dataDir: all.DATA_DIR,
    releasesDir: releasesDirOf(env),
    uploadsDir: all.UPLOADS_URL ? undefined : path.resolve(all.DATA_DIR, 'uploads'),
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    https: PUBLIC_URL?.startsWith('https:') === true,
    assetsUrl: all.ASSETS_URL && new URL(all.ASSETS_URL).origin,
    adsUrl: all.ADS_URL,
    proxies: all.TRUST_PROXY,
    readOnly: all.READ_ONLY === 'on',
    rateLimits: all.RATE_LIMITS === 'on',
    offline: all.OFFLINE === 'on',
    demo: all.SEED === 'demo',
    drainMs: all.DRAIN_SECONDS * 1000,
    sharedPort: all.SHARED_PORT === '1',
    parentPipe: all.PARENT_PIPE === '1',
    build: all.BUILD,
  };
}
