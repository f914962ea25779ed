import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Route, Schemas } from '../index.ts';
import { allRoutes, baselineOf, breakingChanges, type RouteBaseline } from './baseline.ts';

const released = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'routes.json'), 'utf8')) as Record<
  string,
  RouteBaseline
>;

test.each(Object.entries(released))('%s does not break its baseline', async (name, baseline) => {
  expect(await breakingChanges(baseline, allRoutes[name])).toEqual([]);
});

const Property = z.object({ id: z.int(), state: z.string(), size: z.optional(z.string()) });
const Search = z.object({ q: z.optional(z.string()), limit: z.optional(z.int()) });

const route = (changes: Partial<Route> = {}, schemas: Partial<Schemas> = {}): Route => ({
  method: 'POST',
  path: '/api/homes',
  summary: '',
  access: 'member',
  limit: 'read',
  paged: true,
  schemas: async () => ({ body: Search, reply: z.array(Property), ...schemas }),
  ...changes,
});

const then = () => baselineOf(route(), [{ body: { q: 'Bondi' } }]);

test.each<[string, Route]>([
  ['nothing', route()],
  ['a field more in the reply', route({}, { reply: z.array(z.extend(Property, { bedrooms: z.int() })) })],
  ['a field more that may be sent', route({}, { body: z.extend(Search, { state: z.optional(z.string()) }) })],
  ['more people who may call it', route({ access: 'anyone' })],
  ['another summary and budget', route({ summary: 'Properties.', limit: 'search' })],
])('%s is no break', async (_, now) => {
  expect(await breakingChanges(await then(), now)).toEqual([]);
});

test.each<[string, Route | undefined, string]>([
  ['a route that is gone', undefined, 'the route is gone'],
  ['another path', route({ path: '/api/houses' }), 'path is /api/houses'],
  ['fewer people who may call it', route({ access: 'admin' }), 'admin may call it instead of member'],
  ['a list without its count', route({ paged: undefined }), 'no longer paged'],
  ['a field that must be sent', route({}, { body: z.extend(Search, { state: z.string() }) }), 'body.state'],
  [
    'a field that is no longer accepted',
    route({}, { body: z.pick(Search, { q: true }) }),
    'body.limit is gone',
  ],
  [
    'a field less in the reply',
    route({}, { reply: z.array(z.omit(Property, { state: true })) }),
    'reply[].state',
  ],
  [
    'a field that may be missing now',
    route({}, { reply: z.array(z.extend(Property, { state: z.optional(z.string()) })) }),
    'reply[].state may be missing',
  ],
  [
    'another type in the reply',
    route({}, { reply: z.array(z.extend(Property, { id: z.string() })) }),
    'reply[].id is string instead of integer',
  ],
  [
    'a rule that JSON Schema cannot express',
    route({}, { body: Search.check(z.refine(({ q }) => q !== 'Bondi', 'Not there')) }),
    'a body accepted earlier is rejected',
  ],
])('%s is a break', async (_, now, reason) => {
  expect((await breakingChanges(await then(), now)).join()).toContain(reason);
});
