import { createReview, readProperty, reviewsOfProperty, searchProperties } from '@home-truths/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/call.ts';
import { read, useRead } from '../data/queries.tsx';
import { createQueryClient } from '../host/index.tsx';
import { countingApi, renderWithApi } from '../testing/counting.tsx';
import { useWrite } from './use-write.ts';

function Total() {
  const { data, error } = useRead(reviewsOfProperty, { params: { id: 7 }, query: {} });
  return <p>{error ? (error as ApiError).detail : data ? `${data.total} reviews` : 'Loading'}</p>;
}

function Writer({ after }: { after(): void }) {
  const write = useWrite(createReview, { invalidates: [reviewsOfProperty] });
  const send = () => write.mutate({ input: {} as never, idempotencyKey: 'key-1' }, { onSuccess: after });
  return (
    <button type="button" onClick={send}>
      {write.error ? write.error.message : 'Send'}
    </button>
  );
}

test('a write refreshes the reads it makes stale before it counts as done, and no others', async () => {
  const { api, callsOf } = countingApi((path, calls) =>
    path === reviewsOfProperty.path ? { rows: [], total: String(calls) } : {},
  );
  const queries = createQueryClient();
  await queries.ensureQueryData(read(api, searchProperties, { query: {} }));
  await queries.ensureQueryData(read(api, readProperty, { params: { id: 7 } }));
  const stale = read(api, reviewsOfProperty, { params: { id: 7 }, query: {} });
  let totalWhenDone: string | undefined;
  const after = () => {
    totalWhenDone = queries.getQueryData(stale.queryKey)?.total;
  };
  renderWithApi(
    api,
    <>
      <Total />
      <Writer after={after} />
    </>,
    queries,
  );
  await screen.findByText('1 reviews');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('2 reviews')).toBeTruthy();
  await waitFor(() => expect(totalWhenDone).toBe('2'));
  expect(callsOf(searchProperties)).toBe(1);
  expect(callsOf(readProperty)).toBe(1);
});

test('a write that was refused refreshes nothing and says why', async () => {
  const { api, callsOf } = countingApi(path => {
    if (path === createReview.path) throw new ApiError(409, 'You have reviewed this home');
    return { rows: [], total: '1' };
  });
  renderWithApi(
    api,
    <>
      <Total />
      <Writer after={() => {}} />
    </>,
  );
  await screen.findByText('1 reviews');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('409: You have reviewed this home')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(1);
});
