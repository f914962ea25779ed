import type { Route } from './index.ts';
import { colourOfTag, ISSUE_TAG_NAMES, routes } from './index.ts';

const all: Route[] = Object.values(routes);
const pathOf = ({ method, path }: Route) => `${method} ${path}`;

test('no two routes have the same method and path', () => {
  const shapes = all.map(route => pathOf(route).replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each(all.map(route => [pathOf(route), route] as const))(
  '%s says in one sentence what it does',
  (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{9,}\.$/);
  },
);

test.each(all.map(route => [pathOf(route), route] as const))(
  '%s says who may call it and which budget it draws on',
  (_, { access, limit }) => {
    expect(['anyone', 'member', 'self', 'owner', 'admin']).toContain(access);
    expect(limit).toMatch(/^\w+$/);
  },
);

test('a security code is asked of administrators alone, before what cannot be taken back', () => {
  const secured = all.filter(({ secondFactor }) => secondFactor);
  expect(secured.map(({ access }) => access)).toEqual(secured.map(() => 'admin'));
  expect(secured.map(pathOf).toSorted()).toEqual([
    'DELETE /api/admin/properties/:id',
    'DELETE /api/admin/reviews/:id',
    'GET /api/admin/reviews/:id/contact',
  ]);
});

test.each(all.map(route => [pathOf(route), route] as const))(
  '%s has a schema for exactly the parameters in its path',
  async (_, { path, schemas }) => {
    const { params } = await schemas();
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = params ? Object.keys((params as unknown as { shape: object }).shape) : [];
    expect(declared).toEqual(inPath);
  },
);

test('a word of a path is asked for before a parameter that would swallow it', () => {
  const order = all.map(pathOf);
  const before = (first: string, second: string) =>
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
  for (const { method, path } of all) {
    const swallowing = all.filter(
      other =>
        other.method === method &&
        other.path !== path &&
        new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
    );
    for (const other of swallowing) before(`${method} ${path}`, pathOf(other));
  }
  before('GET /api/properties/search', 'GET /api/properties/:id');
  before('GET /api/properties/suggest', 'GET /api/properties/:id');
});

test('only what changes something takes a body', async () => {
  for (const { method, schemas } of all) {
    const { body } = await schemas();
    expect(method === 'GET' && body !== undefined).toBe(false);
  }
});

test('every tag has its colour, and any other tag is grey', () => {
  expect(ISSUE_TAG_NAMES.map(colourOfTag)).not.toContain('grey');
  expect(colourOfTag('Pests')).toBe('red');
  expect(colourOfTag('Great Landlord')).toBe('green');
  expect(colourOfTag('Haunted')).toBe('grey');
  expect(colourOfTag('constructor')).toBe('grey');
});
