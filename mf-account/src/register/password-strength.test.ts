import { passwordStrength, STRENGTH_LABELS } from './password-strength.ts';

test.each([
  ['', 'Too short'],
  ['ab12!', 'Too short'],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['abcdefghijklmnop', 'Weak'],
  ['123456789', 'Weak'],
  ['password', 'Weak'],
  ['Password1!', 'Weak'],
  ['HomeTruths2026', 'Weak'],
  ['SamLee2026', 'Weak'],
  ['kopfweh', 'Weak'],
  ['kopfweh42', 'Fair'],
  ['wattle-and-bread', 'Strong'],
  ['gR7#kq!2zP', 'Strong'],
])('%j is %s', (password, strength) => {
  expect(STRENGTH_LABELS[passwordStrength(password, ['Sam', 'Lee'])]).toBe(strength);
});

test('a longer password of the same kind is never weaker', () => {
  const password = 'korbweide schaukelt';
  const all = Array.from({ length: password.length }, (_, i) => passwordStrength(password.slice(0, i + 1)));
  expect(all).toEqual(all.toSorted());
});
