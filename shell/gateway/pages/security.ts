import crypto from 'node:crypto';

const NONCE_BYTES = 16;
/** Drawn for many nonces at once, because single draws take ten times as long. */
const randomBytes = Buffer.alloc(256 * NONCE_BYTES);
let usedBytes = randomBytes.length;

export function makeNonce() {
  if (usedBytes === randomBytes.length) {
    crypto.randomFillSync(randomBytes);
    usedBytes = 0;
  }
  const start = usedBytes;
  usedBytes += NONCE_BYTES;
  return randomBytes.toString('base64', start, usedBytes);
}

interface Origins {
  /** The only origin whose frames are allowed. */
  adsUrl?: string;
  /** Origin of fonts and pictures; scripts need the nonce. */
  assetsUrl?: string;
  developmentUrl?: string | undefined;
}

const selfAnd = (assetsUrl = '') => `'self' ${assetsUrl}`.trimEnd();

export function createPagePolicy({ adsUrl, assetsUrl, developmentUrl }: Origins = {}) {
  const otherDirectives = [
    // allows CSS variables of stars and bars, which are style attributes in server HTML
    `style-src-attr 'unsafe-inline'`,
    `img-src ${selfAnd(assetsUrl)} data: blob:`,
    `connect-src ${selfAnd(developmentUrl)}`,
    `font-src ${selfAnd(assetsUrl)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    ...(adsUrl ? [`frame-src ${new URL(adsUrl).origin}`] : []),
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default react`,
  ].join('; ');
  return (nonce: string) =>
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${otherDirectives}`;
}

/** For responses that are opened directly or framed. */
export const POLICIES = {
  data: `default-src 'none'; frame-ancestors 'none'`,
  drawing: `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
  worker: (assetsUrl?: string) =>
    `default-src 'none'; script-src 'self'; connect-src ${selfAnd(assetsUrl)}; frame-ancestors 'none'`,
  status: (nonce: string, assetsUrl?: string, formAction: 'none' | 'self' = 'none') =>
    `default-src 'none'; style-src 'nonce-${nonce}'; font-src ${selfAnd(assetsUrl)}; img-src 'self'; base-uri 'none'; form-action '${formAction}'; frame-ancestors 'none'`,
};

export const fileHeaders = (type = '') => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': type.startsWith('image/svg') ? POLICIES.drawing : POLICIES.data,
});

/** Lets pages of other origins load public files. */
export const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const publicFileHeaders = (assetsUrl?: string): Record<string, string> =>
  assetsUrl ? CROSS_ORIGIN_HEADERS : {};

export const commonHeaders = (type?: string) => ({
  ...fileHeaders(type),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});

export const HSTS_HEADER = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const;

export const POLICY_HEADER = 'content-security-policy';
