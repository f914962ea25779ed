import { isIPv6 } from 'node:net';

/** The factors of the budgets of an IPv6 /64, and the /56 and /48 around it. */
const BUDGET_FACTORS = [1, 4, 16];

/** Returns the network of one household: an IPv4 address, even one mapped into IPv6, or a /64 of IPv6. */
export const networkOf = (ipAddress: string): string => enclosingNetworks(ipAddress)[0];

export const widestNetworkOf = (ipAddress: string): string => enclosingNetworks(ipAddress).at(-1) as string;

export const networkBudgets = (ipAddress: string): { network: string; times: number }[] =>
  enclosingNetworks(ipAddress).map((network, index) => ({ network, times: BUDGET_FACTORS[index] ?? 1 }));

/**
 * Returns a network and, for IPv6, the /56 and /48 around it: a rented server may have one of these, so a limit per /64
 * alone would be useless.
 */
function enclosingNetworks(ipAddress: string): [string, ...string[]] {
  if (!isIPv6(ipAddress) || ipAddress.includes('.')) return [ipAddress];
  const [head = [], tail = []] = ipAddress.split('::').map(part => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const [a, b, c, d = '0'] = [...head, ...zeros, ...tail].map(group =>
    Number.parseInt(group, 16).toString(16),
  );
  const byte = (Number.parseInt(d, 16) >> 8).toString(16);
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${byte}00/56`, `${a}:${b}:${c}/48`];
}
