/** The part of the Trusted Types API that is used here; not in every browser. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (given: string) => string | null>): unknown;
}

/** Restricts script URLs to our own origin, and forbids scripts and HTML from strings. */
export function trustOwnOrigin() {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: url => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
