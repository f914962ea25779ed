import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code is shown. */
const STEP_SECONDS = 30;
/** Steps by which the clock of a phone may be off, each way. */
const MAX_DRIFT_STEPS = 1;

/** The time step of a moment in seconds since 1970. */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

/** The 6-digit code of a time step (RFC 6238 with SHA-1, which every authenticator app can compute). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) as number) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The step near `now` whose code this is, if it comes after the last one that was used.
 * @param now the step of this moment
 */
export function findStep(secret: Buffer, code: string, now: number, lastUsed = 0): number | undefined {
  const given = Buffer.from(code);
  const nearbySteps = Array.from(
    { length: 2 * MAX_DRIFT_STEPS + 1 },
    (_, index) => now - MAX_DRIFT_STEPS + index,
  );
  return nearbySteps.find(step => {
    const expected = Buffer.from(codeOf(secret, step));
    return step > lastUsed && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** What authenticator apps read from a QR code. */
export const otpauthUri = (secret: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`Home Truths:${account}`)}?${new URLSearchParams({ secret, issuer: 'Home Truths' }).toString().replaceAll('+', '%20')}`;
