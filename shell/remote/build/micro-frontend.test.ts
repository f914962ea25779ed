import { parseMicroFrontend } from './micro-frontend.ts';
import { renderSlotTypes } from './slot-types.ts';

const LINE = { height: '1.5rem', failure: 'silent', what: 'the line', props: { propertyId: 'number' } };
const MINIMUM = { team: 'Costs', contract: '1.3.0' };
const provided = (changes: object) => ({ provides: { 'a.b/v1': { ...LINE, ...changes } } });
const consumed = (props: object) => ({ consumes: { 'a.b/v1': props } });

test('what is left out is empty, and for everybody', () => {
  const empty = { paths: [], sitemap: [], provides: {}, consumes: {} };
  expect(parseMicroFrontend(MINIMUM)).toEqual({ ...MINIMUM, audience: 'public', ...empty });
});

test('a full declaration is read as it is', () => {
  const full = {
    ...MINIMUM,
    contract: '~1.3.0',
    audience: 'admin',
    paths: ['/', '/costs', '/moving-costs/2026'],
    sitemap: ['/', '/costs/all', '/costs/:propertyId', '/costs/:resourceSlug'],
    provides: { 'costs.line/v1': { ...LINE, audience: 'members' } },
    consumes: { 'a.b-c/v12': { 'rows?': 'PropertyRow[]', title: 'string', isOpen: 'boolean' } },
  };
  expect(parseMicroFrontend(full)).toEqual(full);
});

test.each<[string, object, string]>([
  ['no team', { team: '' }, 'microFrontend.team: '],
  ['a contact that is no email', { contact: 'the team' }, 'microFrontend.contact: '],
  ['a field nobody knows', { path: ['/costs'] }, 'microFrontend: Unrecognized key: "path"'],
  ['no version of the contract', { contract: 'latest' }, 'contract: must be a version such as 1.3.0'],
  ['another audience', { audience: 'staff' }, 'microFrontend.audience: '],
  ['a path without a slash', { paths: ['costs'] }, 'paths.0: must be a path such as /moving-costs'],
  ['a path that climbs', { paths: ['/costs/..'] }, 'microFrontend.paths.0: must be a path'],
  ['a path with a host', { paths: ['//evil.example'] }, 'microFrontend.paths.0: must be a path'],
  ['a path with a slash at its end', { paths: ['/costs/'] }, 'microFrontend.paths.0: must be a path'],
  ['a page of others', { paths: ['/a'], sitemap: ['/ab'] }, 'microFrontend.sitemap: must have paths of this'],
  ['a list nobody has', { paths: ['/a'], sitemap: ['/a/:user'] }, 'sitemap.0: must be a path, or end in'],
  ['a slot without a version', { provides: { 'costs.line': LINE } }, 'provides.costs.line: must be the'],
  ['a height that is code', provided({ height: '1rem}' }), 'must be a length such as 20rem'],
  ['another failure', provided({ failure: 'page' }), 'microFrontend.provides.a.b/v1.failure: '],
  ['a prop with code for a type', consumed({ x: '{}; import' }), 'must be string, number, boolean or'],
  ['a prop of <Slot>', consumed({ 'name?': 'string' }), 'must be the name of a prop'],
])('%s is refused by name', (_, changes, message) => {
  expect(() => parseMicroFrontend({ ...MINIMUM, ...changes })).toThrow(message);
});

test.each([undefined, null, 'text', []])('%j is no declaration', value => {
  expect(() => parseMicroFrontend(value)).toThrow('microFrontend: ');
});

test('the props of all its slots become types, and those of the contract are imported', () => {
  const consumes = { 'a.b/v1': { 'rows?': 'PropertyRow[]', one: 'PropertyRow' }, 'a.empty/v1': {} };
  const all = { ...MINIMUM, provides: { 'costs.line/v1': LINE }, consumes };
  const types = renderSlotTypes(parseMicroFrontend(all));
  expect(types).toBe(`// Made by \`npm run generate\` from microFrontend in package.json; do not edit it here.
import type { PropertyRow } from '@home-truths/platform/contract';
import '@home-truths/platform/slots';

declare module '@home-truths/platform/slots' {
  interface SlotProps {
    'a.b/v1': {
      rows?: PropertyRow[];
      one: PropertyRow;
    };
    'a.empty/v1': Record<never, never>;
    'costs.line/v1': {
      propertyId: number;
    };
  }
}
`);
  expect(renderSlotTypes(parseMicroFrontend(MINIMUM))).toBeUndefined();
});
