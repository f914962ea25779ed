/** Common terms, without digits and special characters. */
const COMMON_TERMS = [
  ...[
    'password',
    'passwort',
    'letmein',
    'welcome',
    'qwerty',
    'qwertz',
    'iloveyou',
    'monkey',
    'dragon',
    'admin',
  ],
  ...['hometruths', 'hometruth', 'knowthetruth', 'landlord', 'apartment', 'house', 'australia', 'footy'],
];

const ALPHABETS = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** Whether a character continues a sequence: it repeats the previous one, or is the next one up or down. */
function isExpected(codes: number[], i: number) {
  const [before = Number.NaN, last = Number.NaN, now = Number.NaN] = [codes[i - 2], codes[i - 1], codes[i]];
  const step = now - last;
  return Math.abs(step) <= 1 && (i === 1 || step === last - before);
}

const withoutCommonTerms = (password: string, own: readonly string[]) =>
  [...COMMON_TERMS, ...own.map(name => name.toLowerCase())]
    .filter(term => term.length > 2)
    .reduce((rest, term) => rest.replaceAll(term, '*'), password.toLowerCase());

/** The entropy of a password in bits: unexpected characters times the bits of each. */
function bitsOf(password: string, own: readonly string[]) {
  const codes = [...withoutCommonTerms(password, own)].map(letter => letter.codePointAt(0) ?? 0);
  const unexpected = codes.filter((_, i) => !isExpected(codes, i)).length;
  const choices = ALPHABETS.reduce((sum, [letters, size]) => sum + (letters.test(password) ? size : 0), 0);
  return unexpected * Math.log2(choices || 1);
}

/** The labels of a password’s strength, from the weakest. */
export const STRENGTHS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const BOUNDS = [36, 50, 65];

/**
 * A rough estimate of how hard a password is to guess, as an index of `STRENGTHS`; advice only, the server decides.
 * @param own names of the person, which others may know
 */
export function strengthOf(password: string, own: readonly string[] = []): number {
  if (password.length < 6) return 0;
  const bits = bitsOf(password, own);
  return 1 + BOUNDS.filter(bound => bits >= bound).length;
}
