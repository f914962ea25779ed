import { createIdempotencyKeys } from './use-contract-form.ts';

test('the same content has the same key, other content and other forms another', () => {
  const keyFor = createIdempotencyKeys();
  const key = keyFor({ name: 'Sam' });
  expect(keyFor({ name: 'Sam' })).toBe(key);
  expect(keyFor({ name: 'Lee' })).not.toBe(key);
  expect(createIdempotencyKeys()({ name: 'Sam' })).not.toBe(key);
});

test('a key has the format the backend accepts', () => {
  expect(createIdempotencyKeys()({})).toMatch(/^[\x21-\x7e]{8,100}$/);
});
