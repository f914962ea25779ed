import { reviewsOfProperty } from '@home-truths/contract';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '../host/index.tsx';
import { countingApi, renderWithApi } from '../testing/counting.tsx';
import { ApiError } from './call.ts';
import { read, useApi, useRead } from './queries.tsx';

function Total() {
  const { data, error } = useRead(reviewsOfProperty, { params: { id: 7 }, query: {} });
  return <p>{error ? (error as ApiError).detail : data ? `${data.total} reviews` : 'Loading'}</p>;
}

test('a component shows why a read was refused, without asking again', async () => {
  const { api, callsOf } = countingApi(() => {
    throw new ApiError(503, 'Home Truths is not available right now');
  });
  renderWithApi(api, <Total />);
  expect(await screen.findByText('Home Truths is not available right now')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(1);
});

test('what a loader has read is there at once and is not requested again', async () => {
  const { api, callsOf } = countingApi(() => ({ rows: [], total: '3' }));
  const queries = createQueryClient();
  await queries.ensureQueryData(read(api, reviewsOfProperty, { params: { id: 7 }, query: {} }));
  renderWithApi(api, <Total />, queries);
  expect(screen.getByText('3 reviews')).toBeTruthy();
  expect(callsOf(reviewsOfProperty)).toBe(1);
});

test('two properties and two sorts are separate queries', () => {
  const { api } = countingApi(() => undefined);
  const keyOf = (id: number, sort?: 'newest' | 'helpful') =>
    JSON.stringify(read(api, reviewsOfProperty, { params: { id }, query: { sort } }).queryKey);
  expect(new Set([keyOf(7), keyOf(8), keyOf(7, 'newest'), keyOf(7, 'helpful')]).size).toBe(4);
});

function WithoutProvider() {
  useApi();
  return null;
}

test('without a provider a component throws an error that names it', () => {
  import.meta.jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<WithoutProvider />)).toThrow('ApiProvider is missing');
});
