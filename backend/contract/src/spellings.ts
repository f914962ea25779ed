/** Canonical spellings, and others that mean the same anywhere in an Australian address. */
const SPELLINGS: Record<string, readonly string[]> = {
  // St is Street in "Smith St" and Saint in "St Kilda": one token, so that both are found.
  st: ['street', 'str', 'saint'],
  av: ['avenue', 'ave'],
  bvd: ['boulevard', 'blvd', 'boulevarde'],
  cct: ['circuit', 'crct', 'circ'],
  circle: ['cir', 'ccl'],
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
  mews: ['mws'],
  mt: ['mount', 'mnt'],
  nth: ['north'],
  parkway: ['pkwy', 'pwy', 'pky', 'pkw'],
  pde: ['parade', 'pd'],
  pl: ['place'],
  rd: ['road'],
  sq: ['square'],
  sth: ['south'],
  tce: ['terrace', 'ter', 'terr'],
  wy: ['way'],
};

/** `street` → `st`. */
export const CANONICAL_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([canonical, variants]) =>
    variants.map(variant => [variant, canonical] as const),
  ),
);

/** `st` → `street`, `str`, `saint`. */
export const spellingsOf = (canonical: string): readonly string[] =>
  Object.hasOwn(SPELLINGS, canonical) ? (SPELLINGS[canonical] ?? []) : [];

export const canonicalSpelling = (token: string) => CANONICAL_SPELLING.get(token) ?? token;
