import http from 'node:http';
import https from 'node:https';
import net, { BlockList } from 'node:net';
import tls from 'node:tls';
import { ServiceUnavailableException } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 5_000;
const HOUR_MS = 60 * 60 * 1_000;

/** An error of Node. */
const Failure = z.object({ code: z.string().optional(), message: z.string() });
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Networks that are not of the public internet, by the registries of special-purpose addresses of IANA. */
const PRIVATE_NETWORKS = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
  198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/32 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8`;
const privateNetworks = new BlockList();
for (const range of PRIVATE_NETWORKS.trim().split(/\s+/)) {
  const [network = '', bits] = range.split('/');
  privateNetworks.addSubnet(network, Number(bits), net.isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Connects to a host. The IP addresses themselves are checked, since a public name may lead to a private one. */
function connect({ protocol, hostname, port }: URL, blockList: BlockList | undefined) {
  const isTls = protocol === 'https:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = net.connect({ host, port: Number(port) || (isTls ? 443 : 80), blockList });
  // TLS allows no IP address as the name of a server
  return isTls ? tls.connect({ socket, host, servername: net.isIP(host) ? '' : host }) : socket;
}

/** Sends one request, and follows no redirect. */
const request = (url: string, signal: AbortSignal, blockList: BlockList | undefined) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    const createConnection = () => connect(new URL(url), blockList);
    get(url, { signal, createConnection }, resolve).on('error', reject);
  });

async function readText(response: http.IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('there are more than 64 KB');
    chunks.push(chunk);
  }
  return `${Buffer.concat(chunks)}`;
}

function reasonOf(error: unknown, { aborted }: AbortSignal) {
  if (aborted) return `the response took more than ${TIMEOUT_MS / 1_000} seconds`;
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'the response is not a key set';
  const { code, message } = Failure.parse(error);
  return code === 'ERR_IP_BLOCKED' ? 'its IP address is private' : (code ?? message);
}

/** Fetches a key set. @throws ServiceUnavailableException */
const fetchKeys =
  (blockList: BlockList | undefined): FetchImplementation =>
  async (url, { signal }) => {
    try {
      const response = await request(url, signal, blockList);
      if (response.statusCode !== 200) {
        response.destroy();
        throw new Error(`it responded with ${response.statusCode}`);
      }
      return Response.json(KeySet.parse(JSON.parse(await readText(response))));
    } catch (error) {
      throw new ServiceUnavailableException(
        `The keys at ${url} couldn’t be fetched: ${reasonOf(error, signal)}. Nothing was changed.`,
      );
    }
  };

/**
 * Returns the keys of an issuer, which are fetched when they are needed and kept for an hour. Unless the operator trusts
 * the issuer, they are never fetched from a private address.
 */
export const keysAt = (url: string, isTrusted: boolean): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), {
    cacheMaxAge: HOUR_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: fetchKeys(isTrusted ? undefined : privateNetworks),
  });
