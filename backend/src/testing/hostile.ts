import type { Route, Schemas } from '@home-truths/contract';
import fc from 'fast-check';
import { toJSONSchema } from 'zod';
import { schemasOf } from '../platform/http/schemas.ts';

/** Texts that have broken other sites. */
const TEXTS = [
  "' or 1=1 --",
  '"; drop table review; --',
  '\\',
  '%_%',
  "a' | b:* & !c <-> d",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\0',
  '\ud800',
  '😀'.repeat(50),
  '\u202Eright to left',
  'z̸͖͑͐'.repeat(40),
  'x'.repeat(10_000),
  '../../etc/passwd',
  '\r\nSet-Cookie: sid=1',
  '__proto__',
  '\uFFFF',
  'ﷺ'.repeat(60),
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '1e309',
  '-0',
];

/** Texts of which nothing can be seen, with a few of the signs that they are made of. */
const INVISIBLE_TEXTS = [
  '\u200B'.repeat(20),
  '\u2800'.repeat(20),
  '\u3164\u115F\u1160\uFFA0'.repeat(5),
  '\u200C\u200D\u2060\uFEFF'.repeat(5),
  '\u202E\u2066\u200E\u200F\u2069\u202C'.repeat(4),
  '\u00AD\u180E'.repeat(10),
  '\uFE0F\u{E0100}'.repeat(10),
  '\u{E0041}'.repeat(20),
  '\u3000\u00A0\u2003\t\0\u0007\u009B\n'.repeat(3),
];

/** Any of them around and between other letters, and full-width forms of ASCII. */
const disguised = fc
  .tuple(fc.constantFrom(...INVISIBLE_TEXTS), fc.string({ maxLength: 40 }))
  .map(([invisible, text]) => text.replaceAll(/(?=[ ,@])|$/g, invisible.slice(0, 4)));
const fullWidth = fc
  .string({ maxLength: 40 })
  .map(text => text.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)));

/** Fields that no body may bring in. */
const FORBIDDEN =
  'isAdmin isVerified userId helpfulCount hiddenAt password deletedAt id version __proto__ constructor'.split(
    ' ',
  );

/** Texts that have broken other sites, and any others. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom(...INVISIBLE_TEXTS),
  disguised,
  fullWidth,
);

const hostile = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, [], {}, [[[]]], { $ne: null }),
);

/** As much of a JSON Schema as the contract's bodies use. */
interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

/** A value that a schema accepts, for most schemas. */
function validValue(schema: JsonSchema): unknown {
  const { type, format, enum: values, const: only, minimum, minLength, anyOf, properties } = schema;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf?.[0]) return validValue(anyOf[0]);
  if (type === 'string')
    return format === 'email' ? 'sam@example.com' : 'words '.repeat(5).padEnd(minLength ?? 0, 'x');
  if (type === 'number' || type === 'integer') return Math.max(minimum ?? 1, 1);
  if (type === 'object') return objectOf(properties ?? {});
  return { boolean: false, array: [] }[type ?? ''] ?? null;
}

const objectOf = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValue(schema)]));

const fieldsOf = (schema: Schemas['body']) =>
  schema
    ? ((toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {})
    : {};

/**
 * Bodies for a route that its schema accepts.
 * @param known values of fields, where a sample that fits the schema alone would be refused
 */
export function validBodiesFor(
  route: Route,
  known: fc.Arbitrary<Record<string, unknown>> = fc.constant({}),
): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(schemasOf(route).body);
  return known.map(given => {
    const accepted = Object.entries(given).filter(([name]) => name in fields);
    return { ...objectOf(fields), ...Object.fromEntries(accepted) };
  });
}

/** Bodies for a route as `validBodiesFor` returns them, with any field hostile, gone, or joined by others. */
export function bodiesFor(route: Route, known?: fc.Arbitrary<Record<string, unknown>>) {
  const names = [...Object.keys(fieldsOf(schemasOf(route).body)), ...FORBIDDEN];
  const changes = fc.dictionary(fc.constantFrom(...names), fc.option(hostile, { nil: undefined }), {
    maxKeys: 4,
  });
  return fc.tuple(validBodiesFor(route, known), changes).map(([body, changed]) => ({ ...body, ...changed }));
}

/** Lists within lists. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Letters that become six and eighteen when normalised, as many as any text may have. */
const EXPANDING = ['\u3316'.repeat(200), '\ufdfa'.repeat(80)];
const NUMBERS = [
  ...['0', '-0', '-1', '1.5', '500', '501', '1e0', '1e9', '1e21', '1e400', '-1e400', 'NaN'],
  ...['2147483648', '9223372036854775808', '9'.repeat(400)],
];
const CONTROLS = ['\0', '\u001b]0;title\u0007', 'a\u000bb', 'a\u0085b'];

/** Values as JSON, as they are sent in a body. */
const JSON_VALUES = [
  ...NUMBERS,
  ...[...CONTROLS, ...EXPANDING, '\ud800', 'x'.repeat(10_000), 'NULL'].map(text => JSON.stringify(text)),
  ...['null', 'true', '{}', '{"__proto__": {"isAdmin": true}}', nested(30)],
];

/** Values as they are sent in a URL: the bytes of a lone surrogate and of no character at all among them. */
const URL_VALUES = [
  ...NUMBERS,
  ...[...CONTROLS, ...EXPANDING, 'x'.repeat(8_000), 'NULL'].map(encodeURIComponent),
  ...['%ED%A0%80', '%FF', '%C0%80', '%'],
];

/** A request that would succeed, with every part there. */
export interface ValidRequest {
  id: string;
  query: string;
  body: unknown;
}

/** Puts one hostile value into a valid request. */
type Corruption = (valid: ValidRequest) => ValidRequest;

/** Every hostile value in every place of a route: its path, each field of its query and of its body. */
export function corruptionsOf(route: Route): Corruption[] {
  const { params, query, body } = schemasOf(route);
  const inBody = [...JSON_VALUES, ...JSON_VALUES.map(value => `[${value}]`)];
  const each = (
    names: string[],
    values: string[],
    put: (valid: ValidRequest, name: string, value: string) => object,
  ) =>
    names.flatMap(name =>
      values.map(
        (value): Corruption =>
          valid => ({ ...valid, ...put(valid, name, value) }),
      ),
    );
  return [
    ...each(params ? ['id'] : [], URL_VALUES, (_, __, id) => ({ id })),
    ...each(Object.keys(fieldsOf(query)), URL_VALUES, (_, name, value) => ({ query: `${name}=${value}` })),
    ...each(Object.keys(fieldsOf(body)), inBody, (valid, name, value) => ({
      body: withField(valid.body, name, value),
    })),
  ];
}

/** The body as JSON, with a field that is put in as it is. A version would be out of date after the first success. */
const withField = (body: unknown, name: string, value: string) => {
  const rest = Object.entries(body ?? {}).filter(([other]) => other !== name && other !== 'version');
  return `{${[...rest.map(([other, otherValue]) => `"${other}": ${JSON.stringify(otherValue)}`), `"${name}": ${value}`].join()}}`;
};

const LONG = 'x'.repeat(3_000);

const headersOf = (value: string): Record<string, string>[] => [
  { Cookie: `sid=${value}; visitor=${value}` },
  { Cookie: `visitor=${value}.${value}` },
  { 'Idempotency-Key': value },
  { 'X-Request-Id': value, 'User-Agent': value, 'Accept-Language': value, Accept: value },
  { 'X-Forwarded-For': value },
  { 'X-Forwarded-For': `fe80::1%${value}` },
];

/** The headers we read, in every shape that HTTP lets through. */
export const HOSTILE_HEADERS = [LONG, '\x80\xff', '\t', '0', '1e400', ';;=%00'].flatMap(headersOf);

const wellFormed = (text: string) =>
  encodeURIComponent(text.toWellFormed()).slice(0, 1_500).replace(/%.?$/, '');

/** Query strings for a route, any of its parameters hostile. */
export function queriesFor(route: Route) {
  const names = [...Object.keys(fieldsOf(schemasOf(route).query)), 'x'];
  const texts = fc.dictionary(fc.constantFrom(...names), hostileText, { maxKeys: 4 });
  return texts.map(text =>
    Object.entries(text)
      .map(([name, value]) => `${name}=${wellFormed(value)}`)
      .join('&'),
  );
}

/** Ids for a path: some that are there, and hostile ones. */
export const idsFrom = (...there: number[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...there.map(String)) },
    hostileText.map(text => wellFormed(text) || '0'),
  );

/** A body of so many bytes that is JSON all the same. */
export const hugeBody = (bytes: number) => `{"x":"${'x'.repeat(bytes)}"}`;
