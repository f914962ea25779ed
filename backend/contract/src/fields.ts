import * as z from 'zod/mini';
import { LIMITS, RECORD_ID } from './rules.ts';
import { cleanText, storedLength, visibleLength } from './visible-text.ts';

/** The message for input that only an edited URL can contain. */
const INVALID_LINK = 'This link isn’t valid.';

const messageFor =
  (label: string, invalid: string, missing = `${label} is required`) =>
  (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : invalid;

/** A time in replies: ISO 8601, UTC. */
export const instant = z.string();

/** The number of reviews with one star is first, that with five stars last. */
export const starCounts = z.array(z.int());

interface TextRules {
  /** Visible characters. */
  min?: number;
  /** Stored characters. */
  max: number;
  tooShort?: string;
  missing?: string;
  isMultiline?: true;
}

/**
 * Typed text as it is stored. Lone surrogates are rejected, since PostgreSQL would change them.
 * @param label the name of the field in messages, such as `Title`
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

export const oneOf = <const T extends readonly [string, ...string[]]>(label: string, values: T) =>
  z.enum(values, { error: messageFor(label, `Choose ${withArticle(label)} from the list`) });

const withArticle = (label: string) => `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;

export const integer = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: messageFor(label, `${label} must be a number`) })
    .check(
      z.int(`${label} must be a whole number`),
      z.gte(min, rangeMessage(label, min, max)),
      z.lte(max, rangeMessage(label, min, max)),
    );

const rangeMessage = (label: string, min: number, max: number) =>
  `${label} must be between ${min} and ${max}`;

/** Accepts numbers from callers; in a URL everything is text. */
const toText = z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value));

export const queryNumber = (label: string, { min, max }: { min: number; max: number }) =>
  z.pipe(
    z.pipe(
      toText,
      z.string(INVALID_LINK).check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, `${label} must be a number`)),
    ),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, rangeMessage(label, min, max)), z.lte(max, rangeMessage(label, min, max))),
    ),
  );

export const queryInteger = (label: string, range: { min: number; max: number }) =>
  z.pipe(queryNumber(label, range), z.int(`${label} must be a whole number`));

export const pathId = z.pipe(
  z.pipe(toText, z.string().check(z.regex(RECORD_ID, INVALID_LINK))),
  z.transform(Number),
);

export const byId = { params: z.object({ id: pathId }) };

export const queryRecordId = (label: string) =>
  z.pipe(
    z.pipe(
      toText,
      z.string({ error: messageFor(label, INVALID_LINK) }).check(z.regex(RECORD_ID, INVALID_LINK)),
    ),
    z.transform(Number),
  );

/** Names such as `second-factor`. */
export const queryName = (label: string) =>
  z.string(INVALID_LINK).check(z.regex(/^[a-z][a-z-]{0,29}$/, `Choose ${withArticle(label)} from the list`));

/** Days such as `2026-11-26`. */
export const queryDay = (label: string) =>
  z.string(INVALID_LINK).check(z.refine(isDay, `${label} must be a date, such as 2026-11-26`));

function isDay(text: string) {
  const time = /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const queryRecordIdOr = <const Other extends string>(other: Other) =>
  z.pipe(
    z.pipe(
      toText,
      z.string(INVALID_LINK).check(z.refine(text => text === other || RECORD_ID.test(text), INVALID_LINK)),
    ),
    z.transform((text: string): number | Other => (text === other ? other : Number(text))),
  );

/**
 * Ids such as `7,9,12`.
 * @param missing the message without ids
 */
export const queryRecordIds = (missing: string) =>
  z.pipe(
    z.string(missing).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, INVALID_LINK)),
    z.transform((ids: string) => ids.split(',').map(Number)),
  );

export const recordId = (label: string) => integer(label, { min: 1, max: 2_147_483_647 });

/** Splits an email address before its domain, which may have letters beyond ASCII. */
const EMAIL_PARTS = /^([^@]*@)([a-z\d.\u0080-\u{10FFFF}-]+)$/iu;

/** Converts the domain to ASCII like browsers: `kim@bücher.example` → `kim@xn--bcher-kva.example`. */
function withAsciiDomain(address: string) {
  const [, local, domain] = EMAIL_PARTS.exec(address) ?? [];
  const url = `http://${domain}`;
  const isAscii = !domain || /^[\0-\x7F]*$/.test(domain);
  return isAscii || !URL.canParse(url) ? address : `${local}${new URL(url).hostname}`;
}

/** An email address by the pattern of the HTML standard, which browsers use. */
export const email = (message: string) =>
  z.string(message).check(
    z.overwrite(value => withAsciiDomain(cleanText(value))),
    z.maxLength(LIMITS.email, message),
    z.stringFormat('email', value => z.regexes.html5Email.test(value), message),
  );

/** An optional email address: absent and invisible text become null. */
export const optionalEmail = (message: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      const isEmpty = value === undefined || (typeof value === 'string' && !cleanText(value));
      return isEmpty ? null : value;
    }),
    z.nullable(email(message)),
  );

/** The version that the caller read: the backend does not overwrite a newer one. Without it, any is overwritten. */
export const version = z.optional(integer('Version', { min: 1, max: 2_147_483_647 }));

export const listPage = {
  limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
  page: z.optional(queryInteger('Page', { min: 1, max: LIMITS.pages })),
};

/**
 * A page of a long list: the rows after the one with the id `after`, since keyset pagination stays fast at any
 * depth.
 */
export const adminPage = {
  q: z.optional(text('Search text', { max: LIMITS.query })),
  after: z.optional(queryRecordId('After')),
  limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
};

export const sortedBy = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z.optional(oneOf('Sort order', sorts)),
});

/** Rejects orders that no index serves: search results can only be sorted by date. */
export const checkSearchSort = z.refine<{ q?: string | undefined; sort?: string | undefined }>(
  ({ q, sort }) => q === undefined || sort === undefined || sort === 'newest' || sort === 'oldest',
  { error: 'Search results can only be sorted by date', path: ['sort'] },
);
