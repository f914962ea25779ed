import { addBookmark, bookmarkedProperties, removeBookmark } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  buildUser,
  on,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
} from '@home-truths/platform/testing';
import { BookmarkButton } from './bookmark-button.tsx';
import { buildBookmark } from './build-bookmark.ts';

const { jest } = import.meta;
const toastSpy = watchToasts();

interface Backend {
  bookmarked?: number[];
  /** May delay or refuse a write. */
  writing?: () => Promise<void>;
  reading?: () => void;
}

const Buttons = ({ ids }: { ids: number[] }) => ids.map(id => <BookmarkButton key={id} propertyId={id} />);

/** A page with the buttons of some properties; `written` holds the writes the backend received. */
function show(
  ids: number[],
  { bookmarked = [], writing = async () => {}, reading = () => {} }: Backend = {},
) {
  const written: string[] = [];
  const readSpy = jest.fn();
  const api = [
    on(bookmarkedProperties, () => {
      readSpy();
      reading();
      return bookmarked.map(propertyId => ({ propertyId }));
    }),
    on(addBookmark, async ({ body }) => {
      written.push(`add ${body.userId} ${body.propertyId}`);
      await writing();
      return buildBookmark(body.propertyId);
    }),
    on(removeBookmark, async ({ body }) => {
      written.push(`remove ${body.userId} ${body.propertyId}`);
      await writing();
    }),
  ];
  showPart(Buttons, { ids }, { api, user: buildUser() });
  return { written, readSpy };
}

const buttons = () => screen.findAllByRole('button', { name: 'Bookmark' });
const pressed = async () => (await buttons()).map(button => button.getAttribute('aria-pressed') === 'true');
const click = async (index = 0) => userEvent.click((await buttons())[index] as HTMLElement);

test('all buttons of a page share one read', async () => {
  const { readSpy } = show([7, 8, 9], { bookmarked: [8] });
  await waitFor(async () => expect(await pressed()).toEqual([false, true, false]));
  expect(readSpy).toHaveBeenCalledTimes(1);
});

test('a click adds a bookmark, the next one removes it, and each is confirmed', async () => {
  const { written, readSpy } = show([7, 8]);
  await waitFor(async () => expect((await buttons())[0]?.getAttribute('aria-disabled')).toBeNull());
  await click();
  await waitFor(async () => expect(await pressed()).toEqual([true, false]));
  await click();
  await waitFor(async () => expect(await pressed()).toEqual([false, false]));
  expect(written).toEqual(['add 1 7', 'remove 1 7']);
  expect(readSpy).toHaveBeenCalledTimes(1);
  expect(toastSpy.mock.calls).toEqual([
    [{ title: 'Property bookmarked', description: 'Property added to your bookmarks' }],
    [{ title: 'Bookmark removed', description: 'Property removed from your bookmarks' }],
  ]);
});

test('there is no second change while one is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { written } = show([7], { writing: () => promise });
  await waitFor(async () => expect((await buttons())[0]?.getAttribute('aria-disabled')).toBeNull());
  await click();
  expect((await buttons())[0]?.getAttribute('aria-disabled')).toBe('true');
  await click();
  resolve();
  await waitFor(async () => expect(await pressed()).toEqual([true]));
  expect(written).toEqual(['add 1 7']);
});

test.each([
  [new ApiError(404, 'Property not found'), 'Property not found'],
  [new ApiError(409, 'You can bookmark up to 500 properties.'), 'You can bookmark up to 500 properties.'],
  [new TypeError('Failed to fetch'), 'Failed to update bookmark'],
])('a refused change (%s) is reported and leaves the button as it was', async (error, description) => {
  show([7], { writing: async () => Promise.reject(error) });
  await waitFor(async () => expect((await buttons())[0]?.getAttribute('aria-disabled')).toBeNull());
  await click();
  await waitFor(() => expect(toastSpy).toHaveBeenCalledWith({ title: 'Error', description, kind: 'error' }));
  expect(await pressed()).toEqual([false]);
});

test('where the bookmarks could not be read a click requests them again', async () => {
  let isDown = true;
  const { readSpy } = show([7], {
    bookmarked: [7],
    reading() {
      if (isDown) throw new ApiError(503, 'The database is away');
    },
  });
  await waitFor(async () => expect((await buttons())[0]?.getAttribute('aria-disabled')).toBeNull());
  expect(await pressed()).toEqual([false]);
  isDown = false;
  await click();
  await waitFor(async () => expect(await pressed()).toEqual([true]));
  expect(readSpy).toHaveBeenCalledTimes(2);
});
