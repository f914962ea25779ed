import { knownFields, matchesShape, storageEntry } from './storage-entry.ts';

afterEach(() => localStorage.clear());

test('a value comes back until it is removed', () => {
  const stored = storageEntry('list', () => localStorage);
  expect(stored.read()).toBeUndefined();
  expect(stored.write({ notes: 'Damp' })).toBe(true);
  expect(stored.read()).toEqual({ notes: 'Damp' });
  stored.remove();
  expect(localStorage).toHaveLength(0);
});

test('what is no JSON is nothing', () => {
  localStorage.setItem('list', '{');
  expect(storageEntry('list', () => localStorage).read()).toBeUndefined();
});

test('a device that refuses storage says so and stops nothing', () => {
  const stored = storageEntry('list', () => {
    throw new DOMException('no storage', 'SecurityError');
  });
  expect(stored.write({})).toBe(false);
  expect(stored.read()).toBeUndefined();
  expect(stored.remove).not.toThrow();
});

const DEFAULTS = { notes: '', ticked: [] as string[], isShown: false };

test.each([{}, { notes: 'Damp' }, { ticked: ['Roof'], isShown: true }])('%j fits', value =>
  expect(matchesShape(value, DEFAULTS)).toBe(true),
);

test.each([
  ...[null, undefined, 7, 'notes', [1]],
  ...[{ notes: 7 }, { notes: null }, { notes: [] }, { ticked: 'Roof' }, { ticked: [7] }, { others: '' }],
  JSON.parse('{"__proto__":1}'),
])('%j does not fit', value => expect(matchesShape(value, DEFAULTS)).toBe(false));

test.each([
  [{ notes: 'Damp', ticked: 'Roof', later: 1 }, { notes: 'Damp' }],
  [{ later: 1 }, undefined],
  [null, undefined],
])('of %j the known fields are %j', (value, known) => expect(knownFields(value, DEFAULTS)).toEqual(known));
