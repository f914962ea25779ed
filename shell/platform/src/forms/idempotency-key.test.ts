import { createIdempotencyKeys } from './idempotency-key.ts';

test('the same words have the same key, other words and other forms another', () => {
  const keyFor = createIdempotencyKeys();
  const key = keyFor({ name: 'Sam' });
  expect(keyFor({ name: 'Sam' })).toBe(key);
  expect(keyFor({ name: 'Lee' })).not.toBe(key);
  expect(createIdempotencyKeys()({ name: 'Sam' })).not.toBe(key);
});

test('a key is of the form the backend takes', () => {
  expect(createIdempotencyKeys()({})).toMatch(/^[\x21-\x7e]{8,100}$/);
});
