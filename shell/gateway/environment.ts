import path from 'node:path';
import { isLoopbackHost } from '@home-truths/contract/collectors';
import {
  InternalEnvironment,
  listenHostOf,
  parseVariables,
  SiteEnvironment,
  type TrustedProxies,
} from '@home-truths/contract/environment';
import { restrictNewFiles } from '../tools/umask.ts';

/** The gateway's variables; it needs `API_URL` and `GATEWAY_TOKEN`, which are optional for `npm start`. */
export const EnvironmentSchema = SiteEnvironment.pick({
  PORT: true,
  HOST: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  METRICS_TOKEN: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  DATA_DIR: true,
  RELEASES_DIR: true,
  UPLOADS_URL: true,
  PUBLIC_URL: true,
  PREVIEW_URL: true,
  ASSETS_URL: true,
  ADS_URL: true,
  TRUST_PROXY: true,
  RATE_LIMITS: true,
  READ_ONLY: true,
  OFFLINE: true,
  OVERRIDES: true,
  SEED: true,
  DRAIN_SECONDS: true,
}).extend({
  ...InternalEnvironment.pick({ BUILD: true, PARENT_PIPE: true, SHARED_PORT: true }).shape,
  API_URL: SiteEnvironment.shape.API_URL.unwrap(),
  GATEWAY_TOKEN: SiteEnvironment.shape.GATEWAY_TOKEN.unwrap(),
});

export interface Settings {
  port: number;
  /** The IP address to listen on; undefined for all interfaces. */
  host: string | undefined;
  metrics: {
    /** A port for metrics alone; if undefined, they use the site's port. */
    port: number | undefined;
    host: string;
    token: string | undefined;
    /** A proxy forwards visitors to this port: their requests may look local, so only the token counts. */
    isBehindProxy: boolean;
  };
  /** The backend's origin, such as `http://127.0.0.1:3000`. */
  apiUrl: string;
  gatewayToken: string;
  dataDir: string;
  releasesDir: string;
  /** Undefined if photos are in a bucket, from which the backend serves them. */
  uploadsDir: string | undefined;
  /** The public origin without a slash at the end; undefined on a fresh start. */
  publicUrl: string | undefined;
  /** The origin of previews without a slash at the end; undefined if there are none. */
  previewUrl: string | undefined;
  /** Visitors use https, so cookies are bound to it. */
  https: boolean;
  /** Undefined if the site serves all files; otherwise without a slash at the end. */
  assetsUrl: string | undefined;
  adsUrl: string | undefined;
  proxies: TrustedProxies;
  /** The backend refuses writes for a while, and pages say so. */
  readOnly: boolean;
  rateLimits: boolean;
  /** Devices may store pages for offline reading; if false, they delete those they have. */
  offline: boolean;
  /** A browser may load a remote from its own machine. */
  overrides: boolean;
  /** Pages say that the data are a demonstration. */
  demo: boolean;
  /** How long requests are accepted after the signal to stop. */
  drainMs: number;
  /** Other gateways of this machine use the same port. */
  sharedPort: boolean;
  /** The end of standard input stops the gateway. */
  parentPipe: boolean;
  /** The folder of each package's build; the development build reports React's warnings. */
  build: 'dist' | 'dist-development';
}

const FoldersSchema = SiteEnvironment.pick({ DATA_DIR: true, RELEASES_DIR: true });

export function releasesDirOf(env: NodeJS.ProcessEnv) {
  const { RELEASES_DIR, DATA_DIR } = parseVariables(FoldersSchema, env);
  return path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));
}

/** Restricts new files to their owner, unless releases have a folder of their own, which others may read. */
export function restrictUnlessShared({ RELEASES_DIR }: NodeJS.ProcessEnv) {
  if (!RELEASES_DIR) restrictNewFiles();
}

/** Cookies of a host are sent to each of its ports. */
function refuseSameHost(previewUrl: string, publicUrl = '') {
  const hostnameOf = (url: string) => URL.parse(url)?.hostname;
  if (hostnameOf(previewUrl) === hostnameOf(publicUrl))
    throw new Error('PREVIEW_URL must have another host name than PUBLIC_URL');
}

const isPublic = (url: string | undefined) => url !== undefined && !isLoopbackHost(new URL(url).host);

/** Reads and checks the environment once. @throws Error with one message for each invalid value */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const all = parseVariables(EnvironmentSchema, env);
  const { PUBLIC_URL, PREVIEW_URL } = all;
  if (PREVIEW_URL) refuseSameHost(PREVIEW_URL, PUBLIC_URL);
  return {
    port: all.PORT,
    host: listenHostOf(all),
    metrics: {
      port: all.METRICS_PORT,
      host: all.METRICS_HOST ?? '127.0.0.1',
      token: all.METRICS_TOKEN,
      isBehindProxy: Boolean(all.TRUST_PROXY) || isPublic(PUBLIC_URL),
    },
    apiUrl: new URL(all.API_URL).origin,
    gatewayToken: all.GATEWAY_TOKEN,
    dataDir: all.DATA_DIR,
    releasesDir: releasesDirOf(env),
    uploadsDir: all.UPLOADS_URL ? undefined : path.resolve(all.DATA_DIR, 'uploads'),
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    previewUrl: PREVIEW_URL && new URL(PREVIEW_URL).origin,
    https: PUBLIC_URL?.startsWith('https:') === true,
    assetsUrl: all.ASSETS_URL && new URL(all.ASSETS_URL).origin,
    adsUrl: all.ADS_URL,
    proxies: all.TRUST_PROXY,
    readOnly: all.READ_ONLY === 'on',
    rateLimits: all.RATE_LIMITS === 'on',
    offline: all.OFFLINE === 'on',
    overrides: all.OVERRIDES === 'on',
    demo: all.SEED === 'demo',
    drainMs: all.DRAIN_SECONDS * 1000,
    sharedPort: all.SHARED_PORT === '1',
    parentPipe: all.PARENT_PIPE === '1',
    build: all.BUILD,
  };
}
