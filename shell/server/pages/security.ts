import crypto from 'node:crypto';

/** A fresh nonce for one response: 128 random bits. */
export const makeNonce = () => crypto.randomBytes(16).toString('base64');

const policy = (nonce: string, adsUrl?: string) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // CSS variables of stars and bars stand in style attributes; without it they would be lost in server HTML
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    ...(adsUrl ? [`frame-src ${new URL(adsUrl).origin}`] : []),
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default react`,
  ].join('; ');

/** Headers of a file; those about documents would only be ballast. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every other answer of the front door. */
export const COMMON_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Headers of a page; `https` adds two years of strict transport security, `adsUrl` lets frames of its origin in. */
export const pageHeaders = (nonce: string, https: boolean, adsUrl?: string) => ({
  ...COMMON_HEADERS,
  'content-security-policy': policy(nonce, adsUrl),
  ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});
