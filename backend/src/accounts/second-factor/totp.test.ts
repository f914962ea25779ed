import { decrypt, encrypt } from '../encryption.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { findStep, setUpOf, stepAt } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the last six of the eight digits
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(findStep(SECRET, code, stepAt(seconds))).toBe(stepAt(seconds));
});

test('a step ends after thirty seconds', () => {
  expect([0, 29.999, 30, 59, 60].map(stepAt)).toEqual([0, 0, 1, 1, 2]);
});

// RFC 4226, appendix D
const CODES = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871'];

test('a clock may be one step off each way, and no more', () => {
  const found = CODES.map(code => findStep(SECRET, code, 4));
  expect(found).toEqual([undefined, undefined, undefined, 3, 4, 5, undefined, undefined, undefined]);
});

test('a code and those before it are of no use once it was used', () => {
  expect(CODES.slice(3, 6).map(code => findStep(SECRET, code, 4, 4))).toEqual([undefined, undefined, 5]);
});

test.each(['', '33831', '3383140', '٣٣٨٣١٤', 'ABCDEF'])('%j is no code', code => {
  expect(findStep(SECRET, code, 4)).toBeUndefined();
});

test('an app reads site, account and secret from the URI', () => {
  // RFC 4648, section 10
  const { secret, uri } = setUpOf(Buffer.from('fooba'), 'kim+admin@example.com');
  expect(secret).toBe('MZXW6YTB');
  const url = new URL(uri);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(url.pathname)).toBe('/Home Truths:kim+admin@example.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 'MZXW6YTB',
    issuer: 'Home Truths',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(uri).not.toContain('+');
});

test('recovery codes are ten, different, and known by their hash with or without hyphens', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(hashRecoveryCode(code.replaceAll('-', ''))).toBe(hashRecoveryCode(code));
  }
});

describe('an encrypted value', () => {
  const key = Buffer.alloc(32, 7);
  const encrypted = encrypt(key, SECRET, 5);

  test('opens for its owner and is another one each time', () => {
    expect(decrypt(key, encrypted, 5)).toEqual(SECRET);
    expect(encrypt(key, SECRET, 5)).not.toEqual(encrypted);
    expect(encrypted.includes(SECRET)).toBe(false);
  });

  test('opens for no other account and by no other key', () => {
    expect(() => decrypt(key, encrypted, 6)).toThrow();
    expect(() => decrypt(Buffer.alloc(32, 8), encrypted, 5)).toThrow();
  });

  test('does not open once any byte of it was changed or cut off', () => {
    for (let at = 0; at < encrypted.length; at++) {
      const changed = Buffer.from(encrypted);
      changed[at] = (changed[at] as number) ^ 1;
      expect(() => decrypt(key, changed, 5)).toThrow();
      expect(() => decrypt(key, encrypted.subarray(0, at), 5)).toThrow();
    }
  });
});
