import { safeParse, toJSONSchema } from 'zod/v4/core';
import { email } from './fields.ts';
import { allRoutes } from './released/baseline.ts';
import type { Shape } from './released/narrowings.ts';
import { type Sample, samples } from './released/samples.ts';

type Path = string[];

/** A text in a request of a route, and the schema that reads it. */
interface Field {
  name: string;
  sample: Sample;
  part: 'query' | 'body';
  path: Path;
}

/** A password is taken as it is typed. */
const SECRETS = ['password', 'confirmPassword', 'currentPassword'];

const textsIn = (value: unknown): Path[] => {
  if (typeof value === 'string') return [[]];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => textsIn(inner).map(path => [key, ...path]));
};

const fields: Field[] = Object.entries(samples).flatMap(([name, all]) =>
  all.flatMap(sample =>
    (['query', 'body'] as const).flatMap(part =>
      textsIn(sample[part])
        .filter(path => !SECRETS.includes(String(path.at(-1))))
        .map(path => ({ name, sample, part, path })),
    ),
  ),
);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

/** The parsed request with another text in a field. */
async function parseWith({ name, sample, part, path }: Field, text: string) {
  const request = structuredClone(sample[part]) as Record<string, unknown>;
  const parent = valueAt(request, path.slice(0, -1)) as Record<string, unknown>;
  parent[String(path.at(-1))] = text;
  const schema = (await allRoutes[name]?.schemas())?.[part];
  if (!schema) throw new Error(`${name} has no ${part}`);
  return safeParse(schema, request);
}

const label = ({ name, part, path }: Field) => `${name} ${part}.${path.join('.')}`;

const textPaths = (shape: Shape, at = ''): string[] => [
  ...(shape.type === 'string' && !shape.enum && !('const' in shape) ? [at] : []),
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => textPaths(inner, `${at}.${name}`)),
  ...(shape.items ? textPaths(shape.items, `${at}.0`) : []),
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(each => textPaths(each, at)),
];

test('every text of a request is in a sample', async () => {
  const sampled = new Set(fields.map(label));
  for (const [name, { schemas }] of Object.entries(allRoutes)) {
    const { query, body } = await schemas();
    for (const [part, schema] of Object.entries({ query, body })) {
      if (!schema) continue;
      const paths = textPaths(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
      const missing = paths.map(path => `${name} ${part}${path}`).filter(each => !sampled.has(each));
      expect(missing.filter(each => !SECRETS.some(secret => each.endsWith(secret)))).toEqual([]);
    }
  }
});

const INVISIBLE = {
  'zero-width spaces': '\u200B'.repeat(20),
  'Braille blanks': '\u2800'.repeat(20),
  'Hangul fillers': '\u3164\u115F\u1160\uFFA0'.repeat(5),
  'joiners and marks of order': '\u200C\u200D\u2060\uFEFF'.repeat(5),
  'marks of direction': '\u202E\u2066\u200E\u200F\u2069\u202C'.repeat(4),
  'soft hyphens': '\u00AD\u180E'.repeat(10),
  'variation selectors': '\uFE0F\u{E0100}'.repeat(10),
  tags: '\u{E0041}'.repeat(20),
  'spaces and controls': '\u3000\u00A0\u2003\t\0\u0007\u009B\n'.repeat(3),
};

test.each(Object.entries(INVISIBLE))('%s are no text in any field', async (_, text) => {
  for (const field of fields) {
    const { data, error } = await parseWith(field, text);
    const paths = error?.issues.map(issue => issue.path.join('.'));
    if (paths)
      expect([label(field), paths]).toEqual([label(field), expect.arrayContaining([field.path.join('.')])]);
    else expect([label(field), valueAt(data, field.path) || null]).toEqual([label(field), null]);
  }
});

const EMAILS = [
  'smith&jones@example.com',
  "o'brien@example.com",
  'kim+homes@example.com',
  'kim.papas-lee_2@mail.example.com.au',
  '1@example.com',
  '!#$%&*/=?^`{|}~@example.com',
  'kim=papas@example.com',
  'kim/papas@example.com',
  '_kim_@example.com',
  'KIM@EXAMPLE.COM',
  'kim..papas@example.com',
  '.kim@example.com',
  'kim.@docomo.ne.jp',
  'kim@localhost',
  'kim@example.museum',
  'kim@123.example',
  'kim@a-b.example',
  'kim@192.0.2.7',
  'kim@xn--bcher-kva.example',
  'kim@bücher.example',
  'kim@例え.テスト',
  'kim@مثال.example',
  'kim@example。com',
  ' kim@example.com\u200B',
  `${'k'.repeat(64)}@${'e'.repeat(63)}.example`,
];

test.each(EMAILS)('%j is an email address in every field for one', async address => {
  for (const field of fields.filter(({ path }) => /email$/i.test(String(path.at(-1))))) {
    const { data, error } = await parseWith(field, address);
    expect([label(field), error?.issues]).toEqual([label(field), undefined]);
    expect(valueAt(data, field.path)).toMatch(/^[\x21-\x7e]+$/);
  }
});

test.each([
  ['kim@bücher.example', 'kim@xn--bcher-kva.example'],
  ['Kim@Example.com', 'Kim@Example.com'],
  ['kim@ｅｘａｍｐｌｅ.com', 'kim@example.com'],
])('%s is stored as %s', (typed, stored) => {
  expect(safeParse(email('No'), typed).data).toBe(stored);
});

test.each([
  'kim',
  '@example.com',
  'kim@',
  'kim@@example.com',
  'kim@example..com',
  'kim@-example.com',
  'kim@exa_mple.com',
  'kim papas@example.com',
  'kim@example.com, lee@example.com',
  '"kim papas"@example.com',
  'kim@[192.0.2.7]',
  'Kim <kim@example.com>',
  'kim@example.com\nBcc: lee@example.com',
  'kim@bücher.example/path',
  'kim@bücher.example:25',
  'josé@example.com',
  `kim@${'e'.repeat(64)}.example`,
  `kim@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(20)}`,
])('%j is no email address', typed => {
  expect(safeParse(email('No'), typed).success).toBe(false);
});
