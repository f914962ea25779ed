import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows a code. */
const STEP_SECONDS = 30;
/** Steps by which a phone's clock may be fast or slow. */
const MAX_DRIFT_STEPS = 1;

/** @param seconds since 1970 */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

/** Copies the bytes, since a buffer may share its memory with others. */
const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Returns the step, near the step `now` and after `lastUsed`, that has this code. */
export function findStep(secret: Buffer, code: string, now: number, lastUsed = 0): number | undefined {
  // the library throws for six letters of several bytes
  if (!/^\d{6}$/.test(code)) return undefined;
  const drift = HOTP.validate({
    token: code,
    secret: secretOf(secret),
    counter: now,
    window: MAX_DRIFT_STEPS,
  });
  return drift !== null && now + drift > lastUsed ? now + drift : undefined;
}

/** Returns the two forms of a secret that an app accepts: text to type and the URI of a QR code. */
export function setUpOf(bytes: Buffer, account: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const app = new TOTP({ issuer: 'Home Truths', label: account, secret, period: STEP_SECONDS });
  return { secret: secret.base32, uri: app.toString() };
}
