import { createOnceKeys } from './once-key.ts';

test('the same words have the same key, other words and other forms another', () => {
  const keyFor = createOnceKeys();
  const key = keyFor({ name: 'Sam' });
  expect(keyFor({ name: 'Sam' })).toBe(key);
  expect(keyFor({ name: 'Lee' })).not.toBe(key);
  expect(createOnceKeys()({ name: 'Sam' })).not.toBe(key);
});

test('a key is of the form the backend takes', () => {
  expect(createOnceKeys()({})).toMatch(/^[\x21-\x7e]{8,100}$/);
});
