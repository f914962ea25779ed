import { LIMITS } from '@home-truths/platform/contract';

/** Each counts as one character. */
const COMMON_TERMS = [
  ...'password passwort letmein welcome qwerty qwertz iloveyou monkey dragon admin'.split(' '),
  ...'hometruths hometruth knowthetruth landlord apartment house australia footy'.split(' '),
];

const ALPHABET_SIZES = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** Returns true if a character repeats the previous one or continues a sequence, such as `abc` or `321`. */
function isPredictable(codes: number[], i: number) {
  const stepTo = (index: number) => (codes[index] ?? Number.NaN) - (codes[index - 1] ?? Number.NaN);
  const step = stepTo(i);
  return Math.abs(step) <= 1 && (i === 1 || step === stepTo(i - 1));
}

const withoutCommonTerms = (password: string, personalNames: readonly string[]) =>
  [...COMMON_TERMS, ...personalNames.map(name => name.toLowerCase())]
    .filter(term => term.length > 2)
    .reduce((text, term) => text.replaceAll(term, '*'), password.toLowerCase());

function entropyBits(password: string, personalNames: readonly string[]) {
  const codes = [...withoutCommonTerms(password, personalNames)].map(letter => letter.codePointAt(0) ?? 0);
  const unpredictable = codes.filter((_, i) => !isPredictable(codes, i)).length;
  const choices = ALPHABET_SIZES.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
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
  if (password.length < LIMITS.password.min) return 0;
  const bits = entropyBits(password, personalNames);
  return 1 + MIN_BITS.filter(minimum => bits >= minimum).length;
}
