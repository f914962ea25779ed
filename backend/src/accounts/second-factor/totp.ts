import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows a code. */
const STEP_SECONDS = 30;
/** Steps by which the clock of a phone may be wrong, each way. */
const MAX_DRIFT_STEPS = 1;

/** Returns the time step of a moment in seconds since 1970. */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Returns the step near `now` that has this code, if it comes after the last used one. */
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

export function toSetUp(bytes: Buffer, account: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const app = new TOTP({ issuer: 'Home Truths', label: account, secret, period: STEP_SECONDS });
  return { secret: secret.base32, uri: app.toString() };
}
