import { bookmarkedProperties, reviewsOfProperty, type SessionUser } from '@home-truths/contract';
import { read } from '../data/index.ts';
import { createSession } from '../session/index.tsx';
import { createTestApi, on } from '../testing/api.ts';
import { clearPersonalQueries } from './clear-personal-queries.ts';
import { createQueryClient } from './index.tsx';

const sam = { id: 1, firstName: 'Sam' } as SessionUser;
const api = createTestApi(
  on(bookmarkedProperties, () => []),
  on(reviewsOfProperty, () => ({ rows: [], total: '0' })),
);
const personal = read(api, bookmarkedProperties, { params: { id: 1 } });
const common = read(api, reviewsOfProperty, { params: { id: 7 }, query: {} });

async function start(user: SessionUser | null) {
  const session = createSession(user);
  const queries = createQueryClient();
  clearPersonalQueries(session, queries);
  await Promise.all([queries.prefetchQuery(personal), queries.prefetchQuery(common)]);
  const known = () => [personal, common].map(({ queryKey }) => queries.getQueryData(queryKey) !== undefined);
  expect(known()).toEqual([true, true]);
  return { session, known };
}

test('the end of a session clears personal results, not those for everyone', async () => {
  const { session, known } = await start(sam);
  session.getState().signOut();
  expect(known()).toEqual([false, true]);
});

test('another person begins without the results of the one before', async () => {
  const { session, known } = await start(sam);
  session.getState().signIn({ ...sam, id: 2 });
  expect(known()).toEqual([false, true]);
});

test('the same person under a new name keeps them', async () => {
  const { session, known } = await start(sam);
  session.getState().signIn({ ...sam, firstName: 'Samuel' });
  expect(known()).toEqual([true, true]);
});
