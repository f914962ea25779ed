import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const STEP_SECONDS = 30;
/** Steps by which the clock of a phone may be off, each way. */
const MAX_DRIFT_STEPS = 1;

/** The time step of a moment in seconds since 1970. */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/**
 * The step near `now` whose 6-digit code this is, if it comes after the last one that was used.
 * @param now the step of this moment
 */
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

/** The secret for people who type it in (base32), and the URI that authenticator apps read from a QR code. */
export function toSetUp(bytes: Buffer, account: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const app = new TOTP({ issuer: 'Home Truths', label: account, secret, period: STEP_SECONDS });
  return { secret: secret.base32, uri: app.toString() };
}
