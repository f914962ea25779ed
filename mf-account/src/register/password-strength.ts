/** Common terms that count as one character each. */
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

/** Returns true if a character repeats the previous one or continues a sequence, such as `abc` or `321`. */
function isPredictable(codes: number[], i: number) {
  const [beforePrevious = Number.NaN, previous = Number.NaN, current = Number.NaN] = [
    codes[i - 2],
    codes[i - 1],
    codes[i],
  ];
  const step = current - previous;
  return Math.abs(step) <= 1 && (i === 1 || step === previous - beforePrevious);
}

const withoutCommonTerms = (password: string, personalNames: readonly string[]) =>
  [...COMMON_TERMS, ...personalNames.map(name => name.toLowerCase())]
    .filter(term => term.length > 2)
    .reduce((rest, term) => rest.replaceAll(term, '*'), password.toLowerCase());

/** Returns the number of unpredictable characters times the bits of each. */
function entropyBits(password: string, personalNames: readonly string[]) {
  const codes = [...withoutCommonTerms(password, personalNames)].map(letter => letter.codePointAt(0) ?? 0);
  const unpredictable = codes.filter((_, i) => !isPredictable(codes, i)).length;
  const choices = ALPHABETS.reduce((sum, [letters, size]) => sum + (letters.test(password) ? size : 0), 0);
  return unpredictable * Math.log2(choices || 1);
}

export const STRENGTH_LABELS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
/** For Fair, Good and Strong. */
const MIN_BITS = [36, 50, 65];

/**
 * Estimates roughly how hard a password is to guess, as an index of `STRENGTH_LABELS`; the server decides.
 * @param personalNames the user's names, which others may know
 */
export function passwordStrength(password: string, personalNames: readonly string[] = []): number {
  if (password.length < 6) return 0;
  const bits = entropyBits(password, personalNames);
  return 1 + MIN_BITS.filter(minimum => bits >= minimum).length;
}
