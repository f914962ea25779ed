import * as z from 'zod/mini';
import { narrowings, removals, type Shape } from './narrowings.ts';

const shape = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Shape;
const between = (from: z.core.$ZodType, to: z.core.$ZodType) => narrowings(shape(from), shape(to));

const Property = z.object({ id: z.int(), state: z.enum(['NSW', 'VIC']), size: z.nullable(z.string()) });

test.each<[string, z.core.$ZodType]>([
  ['itself', Property],
  ['one that asks for less', z.object({ id: z.number() })],
  ['one with more values', z.extend(Property, { state: z.enum(['NSW', 'VIC', 'QLD']) })],
  ['one with a field that may be missing', z.extend(Property, { bedrooms: z.optional(z.int()) })],
  ['a looser type', z.extend(Property, { id: z.number() })],
  ['a choice with it', z.union([z.string(), Property])],
  ['anything', z.unknown()],
])('a value fits %s', (_, to) => {
  expect(between(Property, to)).toEqual([]);
});

test.each<[string, z.core.$ZodType, string]>([
  ['a field more', z.extend(Property, { bedrooms: z.int() }), '.bedrooms may be missing but must be there'],
  ['a value less', z.extend(Property, { state: z.enum(['NSW']) }), '.state may be VIC, which is not known'],
  ['a limit', z.extend(Property, { id: z.int().check(z.gte(5)) }), '.id has minimum 5 instead of'],
  ['no null any more', z.extend(Property, { size: z.string() }), '.size is null instead of string'],
  ['another type', z.extend(Property, { id: z.string() }), '.id is integer instead of string'],
])('a value does not always fit where there is %s', (_, to, reason) => {
  expect(between(Property, to).join()).toContain(reason);
});

test('the same holds within lists and choices', () => {
  const shorter = z.extend(Property, { id: z.string() });
  expect(between(z.array(Property), z.array(shorter))).toEqual(['[].id is integer instead of string']);
  expect(between(z.union([z.string(), Property]), z.string())).toHaveLength(1);
  expect(between(z.unknown(), z.string())).toEqual([' may be anything but must be string']);
});

test('a pattern that is new, or another one, narrows', () => {
  const postcode = (pattern: RegExp) => z.string().check(z.regex(pattern));
  expect(between(postcode(/^\d{4}$/), z.string())).toEqual([]);
  expect(between(z.string(), postcode(/^\d{4}$/))).toHaveLength(1);
  expect(between(postcode(/^\d+$/), postcode(/^\d{4}$/))).toHaveLength(1);
});

test('a field that is gone is named, also one that could be missing', () => {
  const before = z.object({ rows: z.array(z.extend(Property, { bedrooms: z.optional(z.int()) })) });
  expect(removals(shape(before), shape(z.object({ rows: z.array(Property) })))).toEqual([
    '.rows[].bedrooms is gone',
  ]);
});
