import {
  createReview,
  historyOfProperty,
  markHelpful,
  type Route,
  readOperator,
  readProperty,
  reviewsOfProperty,
  searchProperties,
} from '@home-truths/contract';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../host/index.tsx';
import { countingApi, renderWithApi } from '../testing/counting.tsx';
import { ApiError } from './call.ts';
import { invalidateAfter, keyOf, read, useRead } from './queries.tsx';
import { useWrite } from './use-write.ts';

function Total() {
  const { data } = useRead(reviewsOfProperty, { params: { id: 7 }, query: {} });
  return <p>{data && `${data.total} reviews`}</p>;
}

interface WriterProps {
  /** Called before queries are refetched, and once the write is done. */
  before?: () => void;
  after?: () => void;
}

function Writer({ before, after }: WriterProps) {
  const write = useWrite(markHelpful, { invalidates: [searchProperties], onSuccess: before });
  const send = () =>
    write.mutate({ input: { params: { id: 31 }, body: { count: 1 } } }, { onSuccess: () => after?.() });
  return (
    <button type="button" onClick={send}>
      {write.error ? write.error.message : 'Send'}
    </button>
  );
}

const stale = read(countingApi(() => ({})).api, reviewsOfProperty, { params: { id: 7 }, query: {} });

test('a write refreshes what its route declares before it counts as done, and nothing else', async () => {
  const { api, callsOf } = countingApi((path, calls) =>
    path === reviewsOfProperty.path ? { rows: [], total: String(calls) } : {},
  );
  const queries = createQueryClient();
  const search = read(api, searchProperties, { query: {} });
  const property = read(api, readProperty, { params: { id: 7 } });
  await Promise.all([queries.ensureQueryData(search), queries.ensureQueryData(property)]);
  const total = () => queries.getQueryData(stale.queryKey)?.total;
  const totals: (string | undefined)[] = [];
  const remember = () => totals.push(total());
  renderWithApi(
    api,
    <>
      <Total />
      <Writer before={remember} after={remember} />
    </>,
    queries,
  );
  await screen.findByText('1 reviews');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('2 reviews')).toBeTruthy();
  await waitFor(() => expect(totals).toEqual(['1', '2']));
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queries.getQueryState(queryKey)?.isInvalidated;
  expect([callsOf(reviewsOfProperty), callsOf(searchProperties), callsOf(readProperty)]).toEqual([2, 1, 1]);
  expect([isStale(search), isStale(property)]).toEqual([true, false]);
});

/** A route as remotes have it that were built with contract 1.0. */
const ofContract1 = <R extends Route>({ shows: _, changes: __, ...route }: R) => route;

test('remotes of contract 1.0 and later ones refresh what the others read', async () => {
  const queries = createQueryClient();
  const keys = [keyOf(ofContract1(historyOfProperty)), keyOf(readProperty), keyOf(readOperator), ['own']];
  for (const key of keys) queries.setQueryData(key, 'read');
  const stale = () => keys.map(key => queries.getQueryState(key)?.isInvalidated);
  await invalidateAfter(queries, { ...ofContract1(createReview), invalidates: [readOperator.path] });
  expect(stale()).toEqual([false, false, true, false]);
  await invalidateAfter(queries, createReview);
  expect(stale()).toEqual([true, true, true, false]);
});

test('without a network a write fails at once', async () => {
  const { api } = countingApi(() => {
    throw new TypeError('Failed to fetch');
  });
  renderWithApi(api, <Writer />);
  onlineManager.setOnline(false);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Failed to fetch')).toBeTruthy();
  onlineManager.setOnline(true);
});

test('a write that was refused refreshes nothing and says why', async () => {
  const { api, callsOf } = countingApi(path => {
    if (path === markHelpful.path) throw new ApiError(409, 'You have reviewed this home');
    return { rows: [], total: '1' };
  });
  renderWithApi(
    api,
    <>
      <Total />
      <Writer />
    </>,
  );
  await screen.findByText('1 reviews');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('409: You have reviewed this home')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(1);
});
