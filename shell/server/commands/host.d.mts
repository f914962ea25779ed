interface Env {
  HOST?: string | undefined;
  TRUST_PROXY?: string | undefined;
}
export const LOOPBACK: string;
export function trustsProxy(env: Env): boolean;
export function hostOf(env: Env): string | undefined;
export function urlOf(host: string | undefined, port: number): string;
