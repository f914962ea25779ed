import { InvalidInput } from '../http/errors.ts';

/** Names of the product and what it is about: the first guesses at an account here (decision 145). */
const OURS = [
  ...['hometruths', 'home-truths', 'home_truths', 'home truths', 'hometruth', 'knowthetruth'],
  ...['propertyreview', 'propertyreviews', 'apartment', 'apartments', 'landlord', 'realestate', 'inspector'],
];

let list: Promise<ReadonlySet<string>> | undefined;

/** Three megabytes that are needed only when a password is set. */
async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...OURS]);
}

const plain = (word: string) => word.normalize('NFKC').toLowerCase();

/**
 * Whether a password is too easy to guess: the 49,000 most common ones, the product's own words, with or without digits
 * after them, and the person's own names.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  list ??= load();
  const word = plain(password);
  const known = await list;
  return known.has(word) || OURS.includes(word.replace(/[\d!.?]+$/, '')) || own.map(plain).includes(word);
}

/**
 * Rejects a password that is too easy to guess.
 * @param field path of the field that holds the password
 * @param own the person's names
 * @throws InvalidInput
 */
export async function refuseCommonPassword(
  password: string,
  { field = 'body.password', own = [] }: { field?: string; own?: readonly string[] } = {},
): Promise<void> {
  if (await isCommonPassword(password, own))
    throw new InvalidInput([{ path: field, message: 'Choose a password that’s harder to guess' }]);
}
