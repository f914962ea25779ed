import { isIPv6 } from 'node:net';

/** The budgets of the /56 and the /48 network around an IPv6 address, as multiples of the budget of its /64. */
const WIDER_NETWORK_MULTIPLES = [4, 16];

/** One household has one IPv4 address, or a whole /64 of IPv6. */
export const networkOf = (ipAddress: string): string => enclosingNetworks(ipAddress)[0] as string;

/** The widest network around an IP address that one person may have. */
export const widestNetworkOf = (ipAddress: string): string => enclosingNetworks(ipAddress).at(-1) as string;

/**
 * The network of an IP address and those that contain it, each with its budget as a multiple of that of one network.
 */
export const networkBudgets = (ipAddress: string): { network: string; times: number }[] =>
  enclosingNetworks(ipAddress).map((network, index) => ({
    network,
    times: [1, ...WIDER_NETWORK_MULTIPLES][index] as number,
  }));

/**
 * The network of an IP address, and for IPv6 those that contain it: a rented server has a /56 or a /48, so a budget for
 * each /64 alone would limit nothing.
 */
function enclosingNetworks(ipAddress: string): string[] {
  if (!isIPv6(ipAddress) || ipAddress.includes('.')) return [ipAddress];
  const [head = '', tail = ''] = ipAddress.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')];
  const [a, b, c, d = '0'] = filled.map(group => Number.parseInt(group, 16).toString(16));
  const byte = (Number.parseInt(d, 16) >> 8).toString(16);
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${byte}00/56`, `${a}:${b}:${c}/48`];
}
