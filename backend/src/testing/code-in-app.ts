import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * What an authenticator app shows, by arithmetic of its own.
 * @param secret in base32
 * @param step so many times thirty seconds since 1970
 */
export function codeInApp(secret: string, step: number): string {
  const bits = [...secret].reduce((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)), 0n);
  const key = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex');
  const digest = createHmac('sha1', key).update(counter).digest('hex');
  const offset = Number.parseInt(digest.slice(-1), 16);
  const number = Number.parseInt(digest.slice(offset * 2, offset * 2 + 8), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}
