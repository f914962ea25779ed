import type { IncomingMessage } from 'node:http';
import type { Settings } from '../environment.ts';
import { log } from '../log.ts';
import { FORWARDED_HEADERS } from './proxy.ts';

const CONSEQUENCE =
  'All visitors then count as one network, and its rate limits stop them together. Set TRUST_PROXY to the number of proxies in front of the gateway, usually 1.';

/** The gateway serves no https, so a proxy must. */
export const untrustedProxyWarning = ({ https, proxies }: Pick<Settings, 'https' | 'proxies'>) =>
  https && !proxies ? `PUBLIC_URL is https, but TRUST_PROXY is not set. ${CONSEQUENCE}` : undefined;

/** Warns at the first request that comes through a proxy. */
export function watchForProxies(settings: Settings) {
  let warning = untrustedProxyWarning(settings);
  return {
    warning: () => warning,
    /** Call this before headers about proxies are removed. */
    check({ headers }: IncomingMessage) {
      if (warning || settings.proxies || !FORWARDED_HEADERS.some(name => name in headers)) return;
      warning = `Requests come through a proxy, but TRUST_PROXY is not set. ${CONSEQUENCE}`;
      log('warn', warning);
    },
  };
}
