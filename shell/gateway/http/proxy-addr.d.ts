declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';

  type Trust = (address: string, hop: number) => boolean;
  const proxyAddr: {
    /** Returns the IP address beyond all trusted proxies. */
    (request: IncomingMessage, trust: Trust): string;
    compile(addresses: string[]): Trust;
  };
  export default proxyAddr;
}
