import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const CODE_COUNT = 10;
/** 120 bits cannot be guessed from a plain hash. */
const CODE_BYTES = 15;

/** Groups of four letters are easier to copy by hand. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () =>
    new Secret({ size: CODE_BYTES }).base32.replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');
