/** Spellings that mean the same in an Australian address (decision 110), by the canonical spelling. */
const SPELLINGS: Record<string, readonly string[]> = {
  // St is Street in "Smith St" and Saint in "St Kilda": one token for both, so that both are found.
  st: ['street', 'str', 'saint'],
  av: ['avenue', 'ave'],
  bvd: ['boulevard', 'blvd', 'boulevarde'],
  cct: ['circuit', 'cir', 'crct'],
  cl: ['close'],
  cr: ['crescent', 'cres', 'crs'],
  ct: ['court', 'crt'],
  dr: ['drive', 'drv', 'dve'],
  esp: ['esplanade'],
  gdns: ['gardens'],
  gr: ['grove', 'gve'],
  hts: ['heights'],
  hwy: ['highway'],
  la: ['lane', 'ln'],
  mt: ['mount', 'mnt'],
  nth: ['north'],
  pde: ['parade', 'pd'],
  pl: ['place'],
  rd: ['road'],
  sq: ['square'],
  sth: ['south'],
  tce: ['terrace', 'ter', 'terr'],
  wy: ['way'],
};

/** Every spelling with the canonical one: `street` → `st`. */
export const CANONICAL_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([canonical, variants]) =>
    variants.map(variant => [variant, canonical] as const),
  ),
);

/** The other spellings of a canonical one: `st` → `street`, `str`, `saint`. */
export const spellingsOf = (canonical: string): readonly string[] =>
  Object.hasOwn(SPELLINGS, canonical) ? (SPELLINGS[canonical] ?? []) : [];

const UNIT_LABEL = '(?:unit|apartment|apt|flat|u)';
const UNIT_FIRST = new RegExp(`^${UNIT_LABEL} ?([a-z]?\\d+[a-z]?|[a-z])[ /]+(?=\\d)`);
const TWO_NUMBERS = /^(\d+[a-z]?) (?=\d+[a-z]?(?:-\d+[a-z]?)? )/;

/** Letters without marks, digits, and `/` and `-` between numbers; single spaces. */
const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}'’‘`.]/gu, '')
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .replace(/(?<=\d[a-z]?) ?([/-]) ?(?=\d)/g, '$1')
    .replace(/(?<!\d[a-z]?)[/-]|[/-](?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * An address (or a suburb, or a search) in the canonical spelling that is used for comparison: `Unit 5, 12 Smith
 * Street`, `5/12 Smith St` and `unit 5 12 smith st` all give `5/12 smith st`. Empty when the text contains neither
 * letter nor digit.
 */
export const addressKey = (text: string) =>
  normalise(text)
    .replace(UNIT_FIRST, '$1/')
    .replace(TWO_NUMBERS, '$1/')
    .split(' ')
    .map(token => CANONICAL_SPELLING.get(token) ?? token)
    .join(' ');

/**
 * The maximum length of a token. Comparing tokens with letters omitted costs the square of their length, and
 * normalising may expand one letter to eighteen; the longest word of an Australian address has 26.
 */
const MAX_TOKEN_LENGTH = 40;

const truncate = (token: string) =>
  token.length > MAX_TOKEN_LENGTH ? [...token].slice(0, MAX_TOKEN_LENGTH).join('') : token;

/** Whether a token of `tokensOf` may be the beginning of a longer one. */
export const mayBeTruncated = (token: string) => token.length >= MAX_TOKEN_LENGTH;

/** The tokens of a key: `5/12 smith st` → `5`, `12`, `smith`, `st`, each truncated at forty letters. */
export const tokensOf = (key: string) =>
  key
    .split(/[ /-]+/)
    .filter(Boolean)
    .map(truncate);
