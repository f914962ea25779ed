import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { parseCookie } from 'cookie';
import {
  type Capabilities,
  incompatibleContract,
  incompatibleShared,
  parseManifest,
} from '../../gateway/releases/manifest.ts';
import type { Release } from '../../gateway/releases/open-release.ts';
import { LIVE } from './live-builds.ts';

/** One remote from a developer's machine instead of its release. */
export interface Override {
  name: string;
  /** The URL of that machine's `npm run dev`, such as `http://localhost:3101`. */
  origin: string;
}

const privateNetworks = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(address, bits, 'ipv4');
}

const isPrivateHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && privateNetworks.check(host, 'ipv4'));

/** Parses `mf_search@http://localhost:3101`. */
function parseOverride(text: string): Override | undefined {
  const [, name = '', address = ''] = /^(mf_[a-z_]{1,36})@(http:\/\/[^/?#@]{1,100})$/.exec(text) ?? [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && isPrivateHost(url.hostname) ? { name, origin: url.origin } : undefined;
}

export function overrideOf({ headers }: IncomingMessage) {
  const { override = '' } = parseCookie(headers.cookie ?? '');
  return parseOverride(Buffer.from(override, 'base64url').toString());
}

const cookie = (value: string, seconds: number) =>
  `override=${Buffer.from(value).toString('base64url')}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

/** Sets the override in `?override=`, or ends it by `off`, which links on other sites cannot do. */
export function respondToOverride(url: URL, { headers }: IncomingMessage) {
  const requested = url.searchParams.get('override');
  if (requested === null) return undefined;
  const refuse = (status: number, message: string) => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: message,
  });
  if (!['none', 'same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined)) {
    return refuse(
      403,
      'An override has to be typed into the address bar; a link on another site cannot set it.',
    );
  }
  const override = parseOverride(requested);
  if (requested !== 'off' && !override) {
    return refuse(
      400,
      'An override looks like mf_search@http://localhost:3101 and names a machine of your own network.',
    );
  }
  url.searchParams.delete('override');
  return {
    status: 303,
    headers: {
      location: url.pathname + url.search,
      'set-cookie': override ? cookie(`${override.name}@${override.origin}`, 86_400) : cookie('', 0),
    },
    body: '',
  };
}

const TIMEOUT_MS = 3000;

export const filesUrl = ({ name, origin }: Override) => `${origin}/r/${name}/${LIVE}/`;

async function fetchText(url: string) {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/**
 * Opens a build for the browser; this server does not run its code. Files come through this gateway, so that the content
 * security policy stays strict.
 * @throws Error if the build cannot be fetched or is incompatible
 */
export async function openOverride(override: Override, capabilities: Capabilities): Promise<Release> {
  const base = filesUrl(override);
  const [manifest, integrity] = await Promise.all([
    fetchText(`${base}remote.json`).then(parseManifest),
    fetchText(`${base}integrity.json`).then(text => JSON.parse(text) as Record<string, string>),
  ]);
  const missing = [
    ...incompatibleShared(manifest, capabilities),
    ...incompatibleContract(manifest.microFrontend.contract, capabilities.contract),
  ];
  if (missing.length) throw new Error(`It is not compatible with this shell: ${missing.join('; ')}`);
  return {
    name: override.name,
    version: LIVE,
    base: `/-/override/${override.name}/`,
    integrity,
    exposes: manifest.exposes,
    parts: manifest.parts,
    runsOnServer: false,
    declaration: manifest.microFrontend,
    files: new Map(),
    releasedAt: new Date().toISOString(),
    bytes: 0,
    rejected: [],
  };
}
