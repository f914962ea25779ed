import { InvalidInput } from '../../platform/http/errors.ts';

/** Words that attackers of this site guess first. */
const PRODUCT_TERMS = [
  ...['hometruths', 'home-truths', 'home_truths', 'home truths', 'hometruth', 'knowthetruth'],
  ...['propertyreview', 'propertyreviews', 'apartment', 'apartments', 'landlord', 'realestate', 'inspector'],
];

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads three megabytes. */
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...PRODUCT_TERMS]);
}

const normalise = (word: string) => word.normalize('NFKC').toLowerCase();

const segmenter = new Intl.Segmenter();

const isOneCharacter = (word: string) =>
  new Set(Array.from(segmenter.segment(word), ({ segment }) => segment)).size === 1;

/**
 * Rejects 49,000 common passwords, terms of the product, also with digits after them, one repeated character, and the
 * person's own names.
 */
export async function isCommonPassword(password: string, personalTerms: readonly string[]): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const word = normalise(password);
  const dictionary = await commonPasswords;
  return (
    isOneCharacter(word) ||
    dictionary.has(word) ||
    PRODUCT_TERMS.includes(word.replace(/[\d!.?]+$/, '')) ||
    personalTerms.map(normalise).includes(word)
  );
}

export async function assertNotCommonPassword(
  password: string,
  { field = 'body.password', ownNames = [] }: { field?: string; ownNames?: readonly string[] } = {},
): Promise<void> {
  if (await isCommonPassword(password, ownNames))
    throw new InvalidInput([{ path: field, message: 'Choose a password that’s harder to guess' }]);
}
