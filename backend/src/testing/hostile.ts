import type { Route, Schemas } from '@home-truths/contract';
import fc from 'fast-check';
import { toJSONSchema } from 'zod';
import { schemasOf } from '../http/schemas.ts';

/** Words that have broken other sites. */
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

/** Fields that no body may bring in. */
const FORBIDDEN = [
  ...[
    'isAdmin',
    'isVerified',
    'userId',
    'helpfulCount',
    'hiddenAt',
    'password',
    'deletedAt',
    'id',
    'version',
  ],
  ...['__proto__', 'constructor'],
];

const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 300 }));

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

/** A value that a schema takes, for most schemas. */
function sample({
  type,
  format,
  enum: values,
  const: only,
  minimum,
  minLength,
  anyOf,
  properties,
}: JsonSchema): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf?.[0]) return sample(anyOf[0]);
  if (type === 'string')
    return format === 'email' ? 'sam@example.com' : 'words '.repeat(5).padEnd(minLength ?? 0, 'x');
  if (type === 'number' || type === 'integer') return Math.max(minimum ?? 1, 1);
  if (type === 'object') return objectOf(properties ?? {});
  return { boolean: false, array: [] }[type ?? ''] ?? null;
}

const objectOf = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(schema)]));

const fieldsOf = (schema: Schemas['body']) =>
  schema
    ? ((toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {})
    : {};

/** Bodies for a route: of the right shape, with any field hostile, gone, or joined by others. */
export function bodiesFor(route: Route) {
  const fields = fieldsOf(schemasOf(route).body);
  const names = [...Object.keys(fields), ...FORBIDDEN];
  const changes = fc.dictionary(fc.constantFrom(...names), fc.option(hostile, { nil: undefined }), {
    maxKeys: 4,
  });
  return changes.map(changed => ({ ...objectOf(fields), ...changed }));
}

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

/** Lists within lists. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A body of so many bytes that is JSON all the same. */
export const hugeBody = (bytes: number) => `{"x":"${'x'.repeat(bytes)}"}`;
