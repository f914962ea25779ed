import { type Route, routes } from '@home-truths/contract';
import fc from 'fast-check';
import {
  bodiesFor,
  hostileText,
  idsFrom,
  queriesFor,
  validBodiesFor,
} from '../../../backend/src/testing/hostile.ts';
import { ODD_BODIES, ODD_HEADERS, ODD_TYPES, PAGES } from './oddities.ts';
import { PASSWORD, PROPERTY, REVIEW, SENDER_NAMES, type SenderName, type Senders } from './senders.ts';
import type { RawRequest } from './wire.ts';

/** A request before it is known who its sender is by then: `{self}` and `{email}` stand for their id and email. */
interface Draft {
  sender: SenderName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** The body of a request and what it is said to be. */
type Content = { type?: string } & Pick<Draft, 'body'>;

const sender = fc.constantFrom(...SENDER_NAMES);

/** Mostly the right thing, sometimes another. */
const mostly = <T>(right: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 12) =>
  fc.oneof({ weight, arbitrary: right }, other);

const lineless = hostileText.map(text => text.replaceAll(/[\r\n]/g, ''));
const escaped = lineless.map(text => encodeURIComponent(text.toWellFormed()).slice(0, 3000));

const oddHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.oneof(
    ...Object.entries(ODD_HEADERS).map(([name, values]) =>
      fc.oneof(fc.constantFrom(...values), lineless).map(value => ({ [name]: value })),
    ),
  ),
);

const idempotencyKeys = fc.nat(99_999).map(key => ({ 'Idempotency-Key': `key-${key}` }));

const methodsFor = (method: string) =>
  mostly(fc.constant(method), fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PROPFIND', 'get'), 30);

/** Fields whose sample the schema alone would not make good. */
const knownFields = ({ properties }: Senders) =>
  fc.record({
    ...Object.fromEntries(
      Object.entries({ ...PROPERTY, ...REVIEW }).map(([name, value]) => [name, fc.constant(value)]),
    ),
    propertyId: fc.constantFrom(...properties),
    address: fc.nat(400).map(number => `${number} Banksia Street`),
    username: fc.nat(99_999).map(number => `user${number}`),
    email: fc.oneof(
      fc.constant('{email}'),
      fc.nat(99_999).map(number => `new${number}@fuzz.example`),
    ),
    userId: fc.constant('{self}'),
    ...Object.fromEntries(
      ['password', 'confirmPassword', 'currentPassword'].map(name => [name, fc.constant(PASSWORD)]),
    ),
    phone: fc.constant('0400 000 000'),
    version: fc.integer({ min: 1, max: 3 }),
  });

const rightIdsOf = ({ path }: Route, { properties, reviews }: Senders) => {
  if (path.startsWith('/api/users')) return fc.constant('{self}');
  const things = path.includes('properties') ? properties : path.includes('reviews') ? reviews : [1, 2, 3];
  return fc.constantFrom(...things.map(String));
};

const idsOf = (route: Route, senders: Senders) =>
  mostly(rightIdsOf(route, senders), idsFrom(1, 2 ** 31, 2 ** 53), 3);

/** A body whose last field is deep or of an odd number, which no object of JavaScript can be made into. */
const withOddEnd = (body: object, odd: string) => `${JSON.stringify(body).slice(0, -1)},"details":${odd}}`;

function jsonBodies(route: Route, senders: Senders) {
  const right = bodiesFor(route, knownFields(senders));
  return fc.oneof(
    { weight: 12, arbitrary: right.map(body => JSON.stringify(body)) },
    fc.tuple(right, fc.constantFrom(...ODD_BODIES)).map(([body, odd]) => withOddEnd(body, odd)),
    fc.constantFrom(...ODD_BODIES),
    fc.uint8Array({ maxLength: 300 }),
  );
}

const BOUNDARY = 'fuzz';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const formWith = (name: string, file: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n`),
    Buffer.from('Content-Type: image/jpeg\r\n\r\n'),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** A form with a picture, some of its bytes overwritten. */
function uploads(field: string, picture: Uint8Array) {
  const damage = fc.tuple(fc.nat(picture.length - 1), fc.uint8Array({ maxLength: 60 }));
  const pictures = fc.option(damage, { nil: undefined }).map(damaged => {
    const copy = Buffer.from(picture);
    if (damaged) copy.set(damaged[1].subarray(0, picture.length - damaged[0]), damaged[0]);
    return copy;
  });
  const names = mostly(fc.constant(field), lineless);
  return fc
    .tuple(names, mostly(fc.constant('photo.jpg'), lineless), pictures)
    .map(parts => formWith(...parts));
}

function bodyOf(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Content> {
  if (route.file) {
    return fc.record({ type: fc.constant(FORM_TYPE), body: uploads(route.file, picture) });
  }
  const none: fc.Arbitrary<Content> = fc.constant({});
  if (route.method === 'GET') return none;
  const types = mostly(fc.constant('application/json'), fc.constantFrom(...ODD_TYPES), 20);
  const json: fc.Arbitrary<Content> = fc.record({ type: types, body: jsonBodies(route, senders) });
  return mostly(json, none, 20);
}

function toRoute(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> {
  const parts = {
    sender,
    method: methodsFor(route.method),
    id: idsOf(route, senders),
    query: mostly(fc.constant(''), queriesFor(route), 1),
    headers: route.idempotent ? fc.oneof(oddHeaders, idempotencyKeys) : oddHeaders,
    sent: bodyOf(route, senders, picture),
  };
  return fc.record(parts).map(({ id, query, headers, sent: { type, body }, ...rest }) => ({
    ...rest,
    path: route.path.replace(/:\w+/, id) + (query && `?${query}`),
    headers: { ...(type && { 'Content-Type': type }), ...headers },
    ...(body !== undefined && { body }),
  }));
}

const pagePaths = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
  fc.tuple(fc.constantFrom(...PAGES), escaped).map(([page, text]) => `${page}/${text}`),
  fc
    .tuple(fc.constantFrom(...PAGES), fc.constantFrom('q', 'page', 'token', 'next', 'tab', 'from'), escaped)
    .map(([page, name, text]) => `${page}?${name}=${text}`),
  lineless.map(text => `/${text}`),
);

const toPage: fc.Arbitrary<Draft> = fc.record({
  sender,
  method: methodsFor('GET'),
  path: pagePaths,
  headers: oddHeaders,
});

/** Any request that somebody may send: to each route of the contract, and to the pages. */
export const anyRequest = (senders: Senders, picture: Uint8Array) =>
  fc.oneof(
    ...Object.values<Route>(routes).map(route => ({
      weight: 1,
      arbitrary: toRoute(route, senders, picture),
    })),
    { weight: 9, arbitrary: toPage },
  );

function rightContent(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Content> {
  if (route.file) return fc.constant({ type: FORM_TYPE, body: formWith(route.file, 'photo.jpg', picture) });
  if (route.method === 'GET') return fc.constant({});
  return validBodiesFor(route, knownFields(senders)).map(body => ({
    type: 'application/json',
    body: JSON.stringify(body),
  }));
}

const encodings = fc.constantFrom<Draft['headers']>({ 'Accept-Encoding': 'gzip, br' }, {});

const toRouteRight = (route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> =>
  fc
    .record({
      sender: fc.constantFrom('visitor', 'member', 'admin'),
      id: rightIdsOf(route, senders),
      headers: encodings,
      sent: rightContent(route, senders, picture),
    })
    .map(({ id, headers, sent: { type, body }, ...rest }) => ({
      ...rest,
      method: route.method,
      path: route.path.replace(/:\w+/, id),
      headers: { ...(type && { 'Content-Type': type }), ...headers },
      ...(body !== undefined && { body }),
    }));

/** Requests as browsers send them: to the pages, and to each route of the contract. */
export const ordinaryRequest = (senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> => {
  const page = fc.record({
    sender: fc.constantFrom('visitor', 'member', 'admin'),
    method: fc.constant('GET'),
    path: fc.constantFrom(...PAGES),
    headers: encodings,
  });
  const arbitraries = Object.values<Route>(routes).map(route => toRouteRight(route, senders, picture));
  return fc.oneof({ weight: arbitraries.length, arbitrary: page }, ...arbitraries);
};

/** A draft with the cookies, the id and the address that its sender has now. */
export function toRaw(
  { sender: name, method, path, headers, body = '' }: Draft,
  senders: Senders,
): RawRequest {
  const { id, email, cookie } = senders.all[name];
  const insert = (text: string) =>
    text.replaceAll('"{self}"', String(id)).replaceAll('{self}', String(id)).replaceAll('{email}', email);
  const bytes = typeof body === 'string' ? Buffer.from(insert(body)) : body;
  const { host } = new URL(senders.url);
  const all = {
    Host: host,
    Origin: senders.url,
    ...(bytes.length && { 'Content-Length': String(bytes.length) }),
    ...(cookie && { Cookie: cookie }),
    Connection: 'close',
    ...headers,
  };
  return { method, path: insert(path), headers: Object.entries(all), body: bytes };
}
