import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn } from '../in-turn.ts';

const derive = promisify(argon2);

/** OWASP's setting for argon2id (reliability, security row 6): about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** A password nobody has: no text hashes to it. */
export const UNUSABLE_PASSWORD = '!';

/** Each hash takes 19 MB and a core for a while (row 9). */
const hashing = inTurn({ atOnce: 2, mostWaiting: 20 });

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const message = (password: string) => password.normalize('NFKC');

const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;
const NONCE_LENGTH = 16;
const toPhc = (nonce: Buffer, tag: Buffer) => `${PREFIX}${base64(nonce)}$${base64(tag)}`;

/** Stands in where there is no hash, so that a guess at nobody takes as long as one at somebody (row 10). */
const NOBODYS_HASH = toPhc(randomBytes(NONCE_LENGTH), randomBytes(COST.tagLength));

/** Hashes a password to a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_LENGTH);
  return toPhc(
    nonce,
    await hashing(() => derive('argon2id', { message: message(password), nonce, ...COST })),
  );
}

/** Whether a hash was made with other costs than those of today. */
export const isOutdated = (phc: string) => !phc.startsWith(PREFIX);

const read = (phc: string) => /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);

/** Whether a password fits a PHC string. Nothing fits no hash or an unusable one, in the same time. */
export async function verifyPassword(phc: string | undefined, password: string): Promise<boolean> {
  const parts = (read(phc ?? '') ?? read(NOBODYS_HASH)) as RegExpExecArray;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const nonce = Buffer.from(parts[4] as string, 'base64');
  const tag = Buffer.from(parts[5] as string, 'base64');
  const cost = { memory, passes, parallelism, tagLength: tag.length };
  return timingSafeEqual(
    tag,
    await hashing(() => derive('argon2id', { message: message(password), nonce, ...cost })),
  );
}
