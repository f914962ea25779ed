import { listLeads, reviewsOfProperty } from '@home-truths/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../host/index.tsx';
import { countingApi, renderWithApi } from '../testing/counting.tsx';
import { type Api, ApiError } from './call.ts';
import { readInPages, usePages } from './pages.ts';
import { invalidateAfter, useApi } from './queries.tsx';

const pagesOf = (api: Api) =>
  readInPages(api, reviewsOfProperty, page => ({ params: { id: 7 }, query: { page, limit: 2 } }), 2);

function List({ count }: { count: number }) {
  const { pages, error, nextPage, retry } = usePages(pagesOf(useApi()), count);
  return (
    <>
      <p>{pages ? `${pages.length} pages, next ${nextPage}` : error ? 'failed' : 'loading'}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

/** A list of five rows; the second page fails as often as told. */
const fiveRows = (failures = 0) =>
  countingApi((_, calls) => {
    if (calls > 1 && calls <= 1 + failures) throw new ApiError(503, 'Please try again');
    return { rows: [], total: '5' };
  });

test('as many pages are loaded as are shown, and no more than there are', async () => {
  const { api, callsOf } = fiveRows();
  const { unmount } = renderWithApi(api, <List count={2} />);
  expect(await screen.findByText('2 pages, next none')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(2);
  unmount();
  renderWithApi(api, <List count={9} />);
  expect(await screen.findByText('3 pages, next none')).toBeTruthy();
});

test('what a loader has read is there at once, and only what is missing is requested', async () => {
  const { api, callsOf } = fiveRows();
  const queries = createQueryClient();
  await queries.prefetchInfiniteQuery({ ...pagesOf(api), pages: 2 });
  renderWithApi(api, <List count={3} />, queries);
  expect(screen.getByText('2 pages, next loading')).toBeTruthy();
  expect(await screen.findByText('3 pages, next none')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(3);
});

test('a page that fails is requested again on demand, and the pages before it stay', async () => {
  const { api, callsOf } = fiveRows(1);
  renderWithApi(api, <List count={2} />);
  expect(await screen.findByText('1 pages, next failed')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(2);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('2 pages, next none')).toBeTruthy();
});

test('a write that makes a list stale has all of its pages read again', async () => {
  const { api, callsOf } = fiveRows();
  const queries = createQueryClient();
  renderWithApi(api, <List count={2} />, queries);
  await screen.findByText('2 pages, next none');
  await invalidateAfter(queries, { invalidates: [reviewsOfProperty.path] });
  await waitFor(() => expect(callsOf(reviewsOfProperty)).toBe(4));
});

test('a list of a signed-in person is marked as personal', () => {
  const { api } = fiveRows();
  expect(pagesOf(api).meta).toBeUndefined();
  expect(readInPages(api, listLeads, () => ({ query: {} }), 2).meta).toEqual({ personal: true });
});
