import { readBoot } from './boot.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (input: string) => string | null>): unknown;
}

/** Restricts script URLs to our origins, and forbids scripts and HTML from strings. */
export function trustOwnOrigins() {
  const trusted = [
    location.origin,
    new URL(__webpack_public_path__, location.href).origin,
    readBoot().development?.origin,
  ];
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: url => (trusted.includes(new URL(url, location.href).origin) ? url : null),
  });
}
