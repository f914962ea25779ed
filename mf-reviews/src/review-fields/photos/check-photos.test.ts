import { checkPhoto } from './check-photos.ts';

const MB = 1024 * 1024;

test.each([
  ['image/jpeg', 3 * MB, undefined],
  ['image/jpg', 1, undefined],
  ['image/png', 1, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', 3 * MB + 1, 'File too large'],
  ['image/gif', 1, 'Invalid file type'],
  ['image/svg+xml', 1, 'Invalid file type'],
  ['application/pdf', 4 * MB, 'Invalid file type'],
  ['', 1, 'Invalid file type'],
])('a file of type %j with %d bytes: %s', (type, size, title) => {
  expect(checkPhoto({ type, size })?.toast.title).toBe(title);
});
