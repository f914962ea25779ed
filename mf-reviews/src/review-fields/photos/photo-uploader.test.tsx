import { createReview, uploadPhoto } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { press, screen, userEvent, waitFor } from '@home-truths/platform/testing';
import { openForm, paste, pasteReview, photoUrl } from '../../write-review/testing.tsx';

const photo = (name: string, { type = 'image/jpeg', size = 10 } = {}) =>
  new File([new Uint8Array(size)], name, { type });
const picker = () => screen.getByLabelText('Add photos');
const shown = () => screen.queryAllByRole('img', { name: /^Photo \d of \d$/ });

/** Without the choice dialog's own filter, as when files are dropped or a device ignores it. */
const pick = (...photos: File[]) => userEvent.setup({ applyAccept: false }).upload(picker(), photos);

beforeEach(() => localStorage.clear());

test('several photos are sent one by one, can be removed, and go with the review', async () => {
  const { toasts, sent } = await openForm('/write-review/7');
  await pick(photo('a.jpg'), photo('b.png', { type: 'image/png' }), photo('c.webp', { type: 'image/webp' }));
  expect(await screen.findByRole('button', { name: 'Remove photo 3 of 3' })).toBeTruthy();
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(toasts.at(-1)).toEqual({ title: 'Photo optimized and uploaded', kind: 'success' });
  expect(sent(uploadPhoto)).toHaveLength(3);
  await paste('What does it show\\? Photo 2 of 3', 'The hall');
  await paste('What does it show\\? Photo 3 of 3', 'Mould');
  await press('Remove photo 2 of 3');
  expect(await screen.findByRole('button', { name: 'Remove photo 2 of 2' })).toBeTruthy();
  expect(picker()).toBeTruthy();
  await pasteReview();
  await press('Submit Review');
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  expect(sent(createReview)[0]?.body).toMatchObject({
    photos: [photoUrl(1), photoUrl(3)],
    photoDescriptions: ['', 'Mould'],
  });
});

test('the focus stays at the photos when the last one removes the picker', async () => {
  await openForm('/write-review/7');
  await pick(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await screen.findByRole('button', { name: 'Remove photo 3 of 3' });
  const photos = screen.getByRole('group', { name: /^Up to 3 photos/ });
  expect(photos.contains(document.activeElement)).toBe(true);
});

test('too many, of the wrong type or too large: an error and no request', async () => {
  const { toasts, sent } = await openForm('/write-review/7');
  await pick(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
  await pick(photo('a.gif', { type: 'image/gif' }));
  await pick(photo('a.jpg', { size: 3 * 1024 * 1024 + 1 }));
  await waitFor(() => expect(toasts).toHaveLength(3));
  expect(toasts).toEqual([
    { title: 'Too many photos', description: 'You can only upload up to 3 photos.', kind: 'error' },
    {
      title: 'Invalid file type',
      description: 'Please upload only JPEG, PNG, or WebP images.',
      kind: 'error',
    },
    { title: 'File too large', description: 'Photos must be smaller than 3MB.', kind: 'error' },
  ]);
  expect(sent(uploadPhoto)).toEqual([]);
  expect(shown()).toEqual([]);
});

test.each([
  ['Photos must be smaller than 3MB.', new ApiError(413, 'Photos must be smaller than 3MB.')],
  ['Failed to upload photo. Please check file format and size.', new ApiError(502, '')],
  ['No connection. Please try again.', new TypeError('Failed to fetch')],
])('an upload that fails has the agreed toast, and the cause with its photo: %s', async (cause, error) => {
  const { toasts } = await openForm('/write-review/7', {
    onUpload() {
      throw error;
    },
  });
  await pick(photo('bath.jpg'));
  const name = await screen.findByText('bath.jpg');
  await screen.findByRole('button', { name: 'Try again' });
  expect(name.closest('li')?.textContent).toContain(`bath.jpg${cause}`);
  expect(toasts).toEqual([
    {
      title: 'Upload failed',
      description: 'Failed to upload photo. Please check file format and size.',
      kind: 'error',
    },
  ]);
});
