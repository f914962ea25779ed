import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { widestNetworkOf } from '../../platform/http/networks.ts';

const deriveHash = promisify(argon2);

/** OWASP's setting for argon2id, about 30 ms. */
const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** The stored password of accounts that nobody can sign in to. */
export const UNUSABLE_PASSWORD = '!';

/** Each hash takes 19 MB and a core. Networks take turns. */
const limitHashing = limitConcurrency({ concurrency: 2, maxWaiting: 20 });

const derive = (parameters: Parameters<typeof deriveHash>[1], ipAddress: string) =>
  limitHashing(() => deriveHash('argon2id', parameters), widestNetworkOf(ipAddress));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const PREFIX = `$argon2id$v=19$m=${ARGON2_COST.memory},t=${ARGON2_COST.passes},p=${ARGON2_COST.parallelism}$`;
const NONCE_LENGTH = 16;
const toPhc = (nonce: Buffer, tag: Buffer) => `${PREFIX}${base64(nonce)}$${base64(tag)}`;

/** A guess at a missing account takes as long as one at an existing account. */
const DUMMY_HASH = toPhc(randomBytes(NONCE_LENGTH), randomBytes(ARGON2_COST.tagLength));

/** @param ipAddress the waiting person's; empty if nobody waits */
export async function hashPassword(password: string, ipAddress = ''): Promise<string> {
  const nonce = randomBytes(NONCE_LENGTH);
  const message = password.normalize('NFC');
  return toPhc(nonce, await derive({ message, nonce, ...ARGON2_COST }, ipAddress));
}

export const isOutdated = (phc: string) => !phc.startsWith(PREFIX);

const parsePhc = (phc: string) => /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);

/** A missing or unusable hash matches nothing, but takes as long. */
export async function verifyPassword(
  phc: string | undefined,
  password: string,
  ipAddress = '',
): Promise<boolean> {
  const parts = (parsePhc(phc ?? '') ?? parsePhc(DUMMY_HASH)) as RegExpExecArray;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const nonce = Buffer.from(parts[4] as string, 'base64');
  const tag = Buffer.from(parts[5] as string, 'base64');
  const cost = { memory, passes, parallelism, tagLength: tag.length };
  const message = password.normalize('NFC');
  return timingSafeEqual(tag, await derive({ message, nonce, ...cost }, ipAddress));
}
