import * as z from 'zod/mini';
import { LIMITS, RECORD_ID } from './rules.ts';
import { cleanText, storedLength, visibleLength } from './visible-text.ts';

/** The message for input that only a manually edited URL can contain. */
const INVALID_LINK = 'This link isn’t valid.';

/** The message for a missing value and for a wrong one. */
const messageFor =
  (label: string, invalid: string, missing = `${label} is required`) =>
  (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : invalid;

interface TextRules {
  /** The fewest characters that can be seen. */
  min?: number;
  /** The most that are stored. */
  max: number;
  tooShort?: string;
  missing?: string;
  /** Line breaks are kept. */
  isMultiline?: true;
}

/**
 * Text a person typed, as it is stored: `cleanText`. Lone surrogates are rejected, since PostgreSQL would change them.
 * @param label how the message names the field, for example `Title`
 * @param rules lengths in characters, and the specified message where there is one
 */
export const text = (
  label: string,
  { min = 0, max, tooShort = `${label} is required`, missing, isMultiline }: TextRules,
) =>
  z.string({ error: messageFor(label, `${label} must be text`, missing) }).check(
    z.overwrite(value => cleanText(value, isMultiline)),
    z.refine(value => value.isWellFormed(), `${label} contains a character we can’t save`),
    z.minLength(min, tooShort),
    z.refine(value => value.length < min || visibleLength(value) >= min, tooShort),
    z.refine(
      value => storedLength(value) <= max,
      `${label} must be at most ${max.toLocaleString('en-AU')} characters`,
    ),
  );

/** One of a few values. */
export const oneOf = <const T extends readonly [string, ...string[]]>(label: string, values: T) =>
  z.enum(values, { error: messageFor(label, `Choose ${withArticle(label)} from the list`) });

const withArticle = (label: string) => `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;

/** A whole number in a JSON body. */
export const integer = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: messageFor(label, `${label} must be a number`) })
    .check(
      z.int(`${label} must be a whole number`),
      z.gte(min, between(label, min, max)),
      z.lte(max, between(label, min, max)),
    );

const between = (label: string, min: number, max: number) => `${label} must be between ${min} and ${max}`;

/** Callers may pass a number as a number; in a URL everything is text. */
const toText = z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value));

/** A number that arrives as text in a query string. */
export const queryNumber = (label: string, { min, max }: { min: number; max: number }) =>
  z.pipe(
    z.pipe(
      toText,
      z.string(INVALID_LINK).check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, `${label} must be a number`)),
    ),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, between(label, min, max)), z.lte(max, between(label, min, max))),
    ),
  );

/** A whole number that arrives as text in a query string. */
export const queryInteger = (label: string, range: { min: number; max: number }) =>
  z.pipe(queryNumber(label, range), z.int(`${label} must be a whole number`));

/** The id of a record, as it is in a path. */
export const pathId = z.pipe(
  z.pipe(toText, z.string().check(z.regex(RECORD_ID, INVALID_LINK))),
  z.transform(Number),
);

/** Input of a route about one record: its id in the path. */
export const byId = { params: z.object({ id: pathId }) };

/** The id of a record in a query string. */
export const queryRecordId = (label: string) =>
  z.pipe(
    z.pipe(
      toText,
      z.string({ error: messageFor(label, INVALID_LINK) }).check(z.regex(RECORD_ID, INVALID_LINK)),
    ),
    z.transform(Number),
  );

/** A name of the code in a query string, such as `second-factor`. */
export const queryName = (label: string) =>
  z.string(INVALID_LINK).check(z.regex(/^[a-z][a-z-]{0,29}$/, `Choose ${withArticle(label)} from the list`));

/** A day in a query string: `2026-11-26`. */
export const queryDay = (label: string) =>
  z.string(INVALID_LINK).check(z.refine(isDay, `${label} must be a date, such as 2026-11-26`));

function isDay(text: string) {
  const time = /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The id of a record in a query string, or a name that stands for something else. */
export const queryRecordIdOr = <const Other extends string>(other: Other) =>
  z.pipe(
    z.pipe(
      toText,
      z.string(INVALID_LINK).check(z.refine(text => text === other || RECORD_ID.test(text), INVALID_LINK)),
    ),
    z.transform((text: string): number | Other => (text === other ? other : Number(text))),
  );

/**
 * The ids of records in a query string: `7,9,12`.
 * @param missing the message where there is none
 */
export const queryRecordIds = (missing: string) =>
  z.pipe(
    z.string(missing).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, INVALID_LINK)),
    z.transform((ids: string) => ids.split(',').map(Number)),
  );

/** The id of a record in a body or a reply. */
export const recordId = (label: string) => integer(label, { min: 1, max: 2_147_483_647 });

/** Splits an email address before its domain, which may have letters beyond ASCII. */
const EMAIL_PARTS = /^([^@]*@)([a-z\d.\u0080-\u{10FFFF}-]+)$/iu;

/** An email address with its domain in ASCII, as browsers send it: `kim@bücher.example` → `kim@xn--bcher-kva.example`. */
function withAsciiDomain(address: string) {
  const [, local, domain] = EMAIL_PARTS.exec(address) ?? [];
  const url = `http://${domain}`;
  const isAscii = !domain || /^[\0-\x7F]*$/.test(domain);
  return isAscii || !URL.canParse(url) ? address : `${local}${new URL(url).hostname}`;
}

/**
 * An email address, trimmed. It is what browsers take for one: the pattern of the HTML standard.
 * @param message the specified message for anything else
 */
export const email = (message: string) =>
  z.string(message).check(
    z.overwrite(value => withAsciiDomain(cleanText(value))),
    z.maxLength(LIMITS.email, message),
    z.stringFormat('email', value => z.regexes.html5Email.test(value), message),
  );

/** An email address that may be left out: absent, and nothing to be seen, both become `null`. */
export const optionalEmail = (message: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      const isEmpty = value === undefined || (typeof value === 'string' && !cleanText(value));
      return isEmpty ? null : value;
    }),
    z.nullable(email(message)),
  );

/** The version that was read: a newer one is not overwritten. */
export const version = z.optional(integer('Version', { min: 1, max: 2_147_483_647 }));

/** Pagination by page number. */
export const listPage = {
  limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
  page: z.optional(queryInteger('Page', { min: 1, max: LIMITS.pages })),
};

/**
 * A page of a long list: the search text, and the id of the row after which to continue. Keyset pagination stays
 * fast at any depth.
 */
export const adminPage = {
  q: z.optional(text('Search text', { max: LIMITS.query })),
  after: z.optional(queryRecordId('After')),
  limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
};

/** The order of a long list. */
export const sortedBy = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z.optional(oneOf('Sort order', sorts)),
});

/** Refuses what no index serves: matches of a search are found by words, and sorted by date only. */
export const checkSearchSort = z.refine<{ q?: string | undefined; sort?: string | undefined }>(
  ({ q, sort }) => q === undefined || sort === undefined || sort === 'newest' || sort === 'oldest',
  { error: 'Search results can only be sorted by date', path: ['sort'] },
);
