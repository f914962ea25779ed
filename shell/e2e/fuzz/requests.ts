import { type Route, routes } from '@home-truths/contract';
import fc from 'fast-check';
import {
  bodiesFor,
  hostileText,
  idsFrom,
  queriesFor,
  validBodiesFor,
} from '../../../backend/src/testing/hostile.ts';
import { ODD_BODIES, ODD_HEADERS, ODD_TYPES, PAGES } from './odd-inputs.ts';
import { PASSWORD, PROPERTY, REVIEW, SENDER_NAMES, type SenderName, type Senders } from './senders.ts';
import type { RawRequest } from './wire.ts';

/** A request whose sender is filled in when it is sent: `{self}` and `{email}` stand for their id and email. */
interface Draft {
  sender: SenderName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** The body of a request and its content type. */
type Content = { type?: string } & Pick<Draft, 'body'>;

const sender = fc.constantFrom(...SENDER_NAMES);

/** Mostly the first, sometimes the other. */
const mostlyFrom = <T>(right: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 12) =>
  fc.oneof({ weight, arbitrary: right }, other);

const singleLineText = hostileText.map(text => text.replaceAll(/[\r\n]/g, ''));
const escapedText = singleLineText.map(text => encodeURIComponent(text.toWellFormed()).slice(0, 3000));

const oddHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.oneof(
    ...Object.entries(ODD_HEADERS).map(([name, values]) =>
      fc.oneof(fc.constantFrom(...values), singleLineText).map(value => ({ [name]: value })),
    ),
  ),
);

const idempotencyKeys = fc.nat(99_999).map(key => ({ 'Idempotency-Key': `key-${key}` }));

const methodsFor = (method: string) =>
  mostlyFrom(fc.constant(method), fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PROPFIND', 'get'), 30);

/** Fields for which a sample of the schema alone would be rejected. */
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

const validIdsOf = ({ path }: Route, { properties, reviews }: Senders) => {
  if (path.startsWith('/api/users')) return fc.constant('{self}');
  const ids = path.includes('properties') ? properties : path.includes('reviews') ? reviews : [1, 2, 3];
  return fc.constantFrom(...ids.map(String));
};

const idsOf = (route: Route, senders: Senders) =>
  mostlyFrom(validIdsOf(route, senders), idsFrom(1, 2 ** 31, 2 ** 53), 3);

/** A body whose last field is deeply nested or an odd number, which `JSON.stringify` cannot produce. */
const withOddDetails = (body: object, odd: string) =>
  `${JSON.stringify(body).slice(0, -1)},"details":${odd}}`;

function jsonBodies(route: Route, senders: Senders) {
  const right = bodiesFor(route, knownFields(senders));
  return fc.oneof(
    { weight: 12, arbitrary: right.map(body => JSON.stringify(body)) },
    fc.tuple(right, fc.constantFrom(...ODD_BODIES)).map(([body, odd]) => withOddDetails(body, odd)),
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
  const names = mostlyFrom(fc.constant(field), singleLineText);
  return fc
    .tuple(names, mostlyFrom(fc.constant('photo.jpg'), singleLineText), pictures)
    .map(parts => formWith(...parts));
}

function bodyOf(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Content> {
  if (route.file) {
    return fc.record({ type: fc.constant(FORM_TYPE), body: uploads(route.file, picture) });
  }
  const none: fc.Arbitrary<Content> = fc.constant({});
  if (route.method === 'GET') return none;
  const types = mostlyFrom(fc.constant('application/json'), fc.constantFrom(...ODD_TYPES), 20);
  const json: fc.Arbitrary<Content> = fc.record({ type: types, body: jsonBodies(route, senders) });
  return mostlyFrom(json, none, 20);
}

function requestToRoute(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> {
  const parts = {
    sender,
    method: methodsFor(route.method),
    id: idsOf(route, senders),
    query: mostlyFrom(fc.constant(''), queriesFor(route), 1),
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
  fc.tuple(fc.constantFrom(...PAGES), escapedText).map(([page, text]) => `${page}/${text}`),
  fc
    .tuple(
      fc.constantFrom(...PAGES),
      fc.constantFrom('q', 'page', 'token', 'next', 'tab', 'from'),
      escapedText,
    )
    .map(([page, name, text]) => `${page}?${name}=${text}`),
  singleLineText.map(text => `/${text}`),
);

const requestToPage: fc.Arbitrary<Draft> = fc.record({
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
      arbitrary: requestToRoute(route, senders, picture),
    })),
    { weight: 9, arbitrary: requestToPage },
  );

function validContent(route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Content> {
  if (route.file) return fc.constant({ type: FORM_TYPE, body: formWith(route.file, 'photo.jpg', picture) });
  if (route.method === 'GET') return fc.constant({});
  return validBodiesFor(route, knownFields(senders)).map(body => ({
    type: 'application/json',
    body: JSON.stringify(body),
  }));
}

const encodings = fc.constantFrom<Draft['headers']>({ 'Accept-Encoding': 'gzip, br' }, {});

const validRequestToRoute = (route: Route, senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> =>
  fc
    .record({
      sender: fc.constantFrom('visitor', 'member', 'admin'),
      id: validIdsOf(route, senders),
      headers: encodings,
      sent: validContent(route, senders, picture),
    })
    .map(({ id, headers, sent: { type, body }, ...rest }) => ({
      ...rest,
      method: route.method,
      path: route.path.replace(/:\w+/, id),
      headers: { ...(type && { 'Content-Type': type }), ...headers },
      ...(body !== undefined && { body }),
    }));

/** Requests as browsers send them: to the pages, and to each route of the contract. */
export const browserRequest = (senders: Senders, picture: Uint8Array): fc.Arbitrary<Draft> => {
  const page = fc.record({
    sender: fc.constantFrom('visitor', 'member', 'admin'),
    method: fc.constant('GET'),
    path: fc.constantFrom(...PAGES),
    headers: encodings,
  });
  const arbitraries = Object.values<Route>(routes).map(route => validRequestToRoute(route, senders, picture));
  return fc.oneof({ weight: arbitraries.length, arbitrary: page }, ...arbitraries);
};

/** A draft with the cookies, the id and the email that its sender has now. */
export function toRaw(
  { sender: name, method, path, headers, body = '' }: Draft,
  senders: Senders,
): RawRequest {
  const { id, email, cookie } = senders.all[name];
  const fillIn = (text: string) =>
    text.replaceAll('"{self}"', String(id)).replaceAll('{self}', String(id)).replaceAll('{email}', email);
  const bytes = typeof body === 'string' ? Buffer.from(fillIn(body)) : body;
  const { host } = new URL(senders.url);
  const all = {
    Host: host,
    Origin: senders.url,
    ...(bytes.length && { 'Content-Length': String(bytes.length) }),
    ...(cookie && { Cookie: cookie }),
    Connection: 'close',
    ...headers,
  };
  return { method, path: fillIn(path), headers: Object.entries(all), body: bytes };
}
