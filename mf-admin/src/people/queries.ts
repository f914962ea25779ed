import { listPeople, RECORD_ID, readPerson, reviewsOfUser } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { adminList } from '../console/admin-list.ts';

/** Parameters of the route, by option. */
const PARAMETERS = { all: {}, administrator: { role: 'administrator' }, blocked: { state: 'blocked' } };

export const PEOPLE = adminList({
  route: listPeople,
  selectFilter: {
    name: 'show',
    label: 'Show',
    options: { all: 'Everyone', administrator: 'Administrators', blocked: 'Blocked' },
    defaultOption: 'all',
    search: { label: 'Search people', hint: 'Name, username or email' },
  },
  toQuery: option => PARAMETERS[option],
});

export const personId = (text = '') => (RECORD_ID.test(text) ? Number(text) : undefined);

export const personQuery = (api: Api, id: number) => read(api, readPerson, { params: { id } });

export const personReviewsQuery = (api: Api, id: number) =>
  read(api, reviewsOfUser, { params: { id }, query: { limit: 25 } });

/** Prefetches a person, never from the cache. */
export async function prefetchPerson(
  { api, queryClient }: Ctx,
  _: URLSearchParams,
  idInUrl: string | undefined,
) {
  const id = personId(idInUrl);
  if (id === undefined) return;
  await Promise.all([
    queryClient.prefetchQuery({ ...personQuery(api, id), staleTime: 0 }),
    queryClient.prefetchQuery(personReviewsQuery(api, id)),
  ]);
}
