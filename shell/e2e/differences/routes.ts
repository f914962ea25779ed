import { type Route, routes } from '@home-truths/contract';
import { type Sample, samples } from '../../../backend/contract/src/released/samples.ts';
import { normaliseJson } from '../../tools/normalise.ts';
import { site } from '../support/visit.ts';
import type { Records } from './records.ts';

/** The cookies of each person; those of everybody are empty. */
export type Cookies = Record<'everybody' | 'member' | 'administrator', string>;

/** Texts and filters of searches. */
const SEARCHES = [
  ...[
    'q=st kilda',
    'q=brunswik',
    'q=12 smith',
    'q=3182',
    'q=nsw',
    'q=newtown nsw unit',
    'q=zzzzzzzz',
    'q=richmond 3121',
  ],
  ...['state=VIC&sort=rating-high', 'propertyType=house&minRating=4', 'issueTag=Leaks&sort=most-reviews'],
  ...[
    'suburb=Brunswick&state=VIC',
    'sort=newest&page=2',
    'limit=100&sort=rating-low',
    'q=brun&propertyType=unit',
  ],
].map(query => `/api/properties/search?${query}`);
const SUGGESTIONS = ['bru', 'st k', '12 s', 'brunswik', '30'].map(
  text => `/api/properties/suggest?q=${text}`,
);

/** Routes that end a session or begin something when they get an empty body. */
const SIGNED_OUT_ONLY: string[] = ['signOut', 'startSecondFactor', 'sendConfirmation'];
/** An id that no record has. */
const NOBODY = '999999999';

async function send(method: string, path: string, cookie: string, body?: object) {
  const response = await fetch(site + encodeURI(path), {
    method,
    headers: { Origin: site, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const total = response.headers.get('x-total-count') ?? undefined;
  return {
    status: response.status,
    type,
    total,
    body: type.includes('json') ? JSON.parse(text) : text.split('\n'),
  };
}

const fill = (path: string, params: Record<string, string | undefined>) =>
  path.replace(/:(\w+)/g, (_, name) => params[name] ?? NOBODY);

/** The paths of a route: with the parameters of its samples, and with the ids of records that screens show. */
function pathsOf({ path }: Route, samplesOfRoute: Sample[], ids: Record<string, string>) {
  const prefix = Object.keys(ids).find(start => path.startsWith(start));
  const found = samplesOfRoute.flatMap(({ params = {}, query = {} }) =>
    [params, ...(prefix ? [{ ...params, id: ids[prefix] }] : [])].map(values => {
      const search = new URLSearchParams(query).toString();
      return fill(path, values) + (search && `?${decodeURIComponent(search)}`);
    }),
  );
  return [...new Set(found)];
}

/** Records the reply of each route that reads, with all that a person may see. @param ids by the beginnings of paths */
export async function readRoutes(cookies: Cookies, ids: Record<string, string>, records: Records) {
  const extra: Record<string, string[]> = { searchProperties: SEARCHES, suggestProperties: SUGGESTIONS };
  for (const [name, route] of Object.entries<Route>(routes).filter(([, { method }]) => method === 'GET')) {
    const replies: object[] = [];
    for (const path of [...pathsOf(route, samples[name] ?? [], ids), ...(extra[name] ?? [])])
      for (const [person, cookie] of Object.entries(cookies))
        replies.push({ person, path, ...(await send('GET', path, cookie)) });
    records.add(`json/${route.method} ${route.path}`, normaliseJson(replies));
  }
}

/** Records how each route that writes refuses an empty body, and a person who may not write. */
export async function refuseWrites(cookies: Cookies, records: Records) {
  for (const [name, route] of Object.entries<Route>(routes).filter(([, { method }]) => method !== 'GET')) {
    const people = Object.entries(cookies).slice(0, SIGNED_OUT_ONLY.includes(name) ? 1 : undefined);
    const path = fill(route.path, { about: 'enquiry' });
    const replies: object[] = [];
    for (const [person, cookie] of people)
      replies.push({ person, path, ...(await send(route.method, path, cookie, {})) });
    records.add(`json/${route.method} ${route.path}`, normaliseJson(replies));
  }
}
