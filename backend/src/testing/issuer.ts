import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Claims of a push to main of a repository at GitHub. */
export const GITHUB_CLAIMS = {
  repository_id: '4711',
  repository: 'acme/costs',
  ref: 'refs/heads/main',
  event_name: 'push',
  sha: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
  run_id: '7',
};

interface Signing {
  algorithm?: 'RS256' | 'ES256' | 'RS384';
  /** Claims that differ; undefined for none. */
  claims?: Record<string, unknown>;
  /** The age of the token in seconds. */
  age?: number;
  /** The time in which it ends. */
  ends?: number;
  isForged?: boolean;
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/**
 * An issuer of OpenID Connect tokens on this machine, with addresses that respond badly. `/token` responds with a token
 * as GitHub does to its jobs.
 */
export async function startIssuer() {
  const pairs = {
    RS256: await generateKeyPair('RS256'),
    ES256: await generateKeyPair('ES256'),
    RS384: await generateKeyPair('RS384'),
  };
  const forged = await generateKeyPair('RS256');
  const keys = await Promise.all(
    Object.entries(pairs).map(async ([kid, { publicKey }]) => ({ ...(await exportJWK(publicKey)), kid })),
  );
  const set = JSON.stringify({ keys });
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    if (path.startsWith('/token?')) {
      const aud = new URL(path, url).searchParams.get('audience') ?? '';
      return void response.end(JSON.stringify({ value: await sign({ ...GITHUB_CLAIMS, iss: url, aud }) }));
    }
    if (path.startsWith('/slow/')) return;
    if (path.startsWith('/moved/'))
      return void response.writeHead(302, { location: '/.well-known/jwks' }).end();
    if (path.startsWith('/broken/')) return void response.end('<h1>Sign in</h1>');
    if (path.startsWith('/large/')) return void response.end(set.padEnd(65_537));
    if (path.startsWith('/full/')) return void response.end(set.padEnd(65_536));
    response.end(set);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  function sign(
    payload: JWTPayload,
    { algorithm = 'RS256', claims = {}, age = 0, ends = 300, isForged = false }: Signing = {},
  ) {
    const made = nowSeconds() - age;
    const { privateKey } = isForged ? forged : pairs[algorithm];
    return new SignJWT({ jti: randomUUID(), iat: made, exp: made + ends, ...payload, ...claims })
      .setProtectedHeader({ alg: algorithm, kid: algorithm, typ: 'JWT' })
      .sign(privateKey);
  }

  function stop() {
    server.closeAllConnections();
    server.close();
  }
  return { url, requests, sign, stop };
}
