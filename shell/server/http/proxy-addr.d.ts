declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';

  type Trust = (address: string, hop: number) => boolean;
  const proxyAddr: {
    /** The address past all proxies that are trusted. */
    (request: IncomingMessage, trust: Trust): string;
    /** @throws TypeError for what is no address, range or name of ranges */
    compile(addresses: string[]): Trust;
  };
  export default proxyAddr;
}
