/** What comes to mind first, as it would be typed without digits and signs. */
const FAMILIAR = [
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

/** Whether a letter goes on as the ones before it did: the same again, or the next one up or down. */
function isExpected(codes: number[], i: number) {
  const [before = Number.NaN, last = Number.NaN, now = Number.NaN] = [codes[i - 2], codes[i - 1], codes[i]];
  const step = now - last;
  return Math.abs(step) <= 1 && (i === 1 || step === last - before);
}

const withoutFamiliar = (password: string, own: readonly string[]) =>
  [...FAMILIAR, ...own.map(name => name.toLowerCase())]
    .filter(word => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, '*'), password.toLowerCase());

/** How hard a password is to guess, in bits: letters that nobody expects times what each may be. */
function bitsOf(password: string, own: readonly string[]) {
  const codes = [...withoutFamiliar(password, own)].map(letter => letter.codePointAt(0) ?? 0);
  const surprises = codes.filter((_, i) => !isExpected(codes, i)).length;
  const choices = ALPHABETS.reduce((sum, [letters, size]) => sum + (letters.test(password) ? size : 0), 0);
  return surprises * Math.log2(choices || 1);
}

/** The words for a password's strength, from the weakest on. */
export const STRENGTHS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const BOUNDS = [36, 50, 65];

/**
 * A rough estimate of how hard a password is to guess, as an index of `STRENGTHS`; advice only, the server decides.
 * @param own names of the person, which others know
 */
export function strengthOf(password: string, own: readonly string[] = []): number {
  if (password.length < 6) return 0;
  const bits = bitsOf(password, own);
  return 1 + BOUNDS.filter(bound => bits >= bound).length;
}
