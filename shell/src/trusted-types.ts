/** The part of the Trusted Types API that is used here; not in every browser. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (given: string) => string | null>): unknown;
}

/** From here on scripts may only come from our own origin, and neither scripts nor markup from a text. */
export function trustOwnOrigin() {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: url => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
