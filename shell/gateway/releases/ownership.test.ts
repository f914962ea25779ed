import path from 'node:path';
import { remoteName } from '@home-truths/contract/gateway-calls';
import { readDeclaration } from '@home-truths/remote/micro-frontend';
import { remoteWorkspaces } from '../../tools/workspaces.ts';
import {
  type Declared,
  mismatchedProps,
  refusalsOfPin,
  refusedClaims,
  withClaims,
  withoutClaim,
} from './ownership.ts';
import type { Decision } from './registry.ts';
import { declarationFor } from './testing.ts';

const PINNED: Decision = { pinned: '1.0.0' };
const declared = (changes: Partial<Declared> = {}) =>
  declarationFor({ name: 'mf_new', exposes: [] }, { paths: [], ...changes });
const SLOT = {
  height: '1rem',
  failure: 'silent',
  what: 'this line',
  props: { id: 'number', 'title?': 'string' },
} as const;

/** The registry of a site with two remotes. */
const REMOTES = {
  mf_search: withClaims(
    undefined,
    PINNED,
    declared({ paths: ['/', '/search'], provides: { 'search.property-card/v1': SLOT } }),
  ),
  mf_costs: withClaims(
    undefined,
    PINNED,
    declared({ paths: ['/moving/costs'], provides: { 'costs.line/v1': SLOT } }),
  ),
};

test.each([
  [
    '/moving',
    '/moving/costs belongs to mf-costs (choose another path, or ask the team of mf-costs to give it up)',
  ],
  ['/moving/costs', '/moving/costs belongs to mf-costs'],
  ['/moving/costs/all', '/moving/costs belongs to mf-costs'],
  ['/', '/ belongs to mf-search'],
  ['/search/map', '/search belongs to mf-search'],
  ['/api', '/api is reserved'],
  ['/api/costs', '/api is reserved'],
  ['/auth/sso', '/auth is reserved'],
  ['/admin', '/admin is reserved'],
  ['/uploads', '/uploads is reserved'],
  ['/r', '/r is reserved'],
  ['/a/b', '/a is reserved'],
  ['/share', '/share is reserved'],
  ['/data', '/data is reserved'],
  ['/sitemap', '/sitemap is reserved'],
  ['/status', '/status is reserved'],
  ['/address', '/address is reserved'],
  ['/claim/7', '/claim is reserved'],
  ['/alerts', '/alerts is reserved'],
  ['/transparency', '/transparency is reserved'],
  ['/open-data/files', '/open-data is reserved'],
  ['/develop', '/develop is reserved'],
])('the path %s is not free: %s', (path, reason) => {
  const refused = refusedClaims('mf_new', declared({ paths: ['/new', path] }), REMOTES);
  expect(refused).toEqual([expect.stringContaining(`its path ${path} is not free: ${reason}`)]);
});

test.each(['/new', '/moving-costs', '/about', '/sharing', '/administration', '/searching'])(
  'the path %s is free',
  path => {
    expect(refusedClaims('mf_new', declared({ paths: [path] }), REMOTES)).toEqual([]);
  },
);

test('a remote may have what it owns already, and the two reserved paths that are for it', () => {
  expect(refusedClaims('mf_costs', declared({ paths: ['/moving/costs'] }), REMOTES)).toEqual([]);
  expect(refusedClaims('mf_account', declared({ paths: ['/auth'] }), REMOTES)).toEqual([]);
  expect(refusedClaims('mf_admin', declared({ paths: ['/admin'] }), REMOTES)).toEqual([]);
});

test('a slot has one provider', () => {
  const provides = { 'costs.line/v1': SLOT, 'search.property-card/v1': SLOT, 'new.line/v1': SLOT };
  expect(refusedClaims('mf_new', declared({ provides }), REMOTES)).toEqual([
    'its slot search.property-card/v1 belongs to mf-search (choose another name, or ask the team of mf-search to give it up)',
    'its slot costs.line/v1 belongs to mf-costs (choose another name, or ask the team of mf-costs to give it up)',
  ]);
});

test('the first owner keeps what a later version no longer declares, until it is given up', () => {
  const next = withClaims(REMOTES.mf_costs, PINNED, declared({ paths: ['/costs'] }));
  expect(next.owns).toMatchObject({ paths: ['/moving/costs', '/costs'], slots: { 'costs.line/v1': SLOT } });
  const one = withoutClaim(next, '/moving/costs');
  const two = withoutClaim(one, 'costs.line/v1');
  expect(two).toEqual({ ...PINNED, owns: { audience: 'public', paths: ['/costs'], slots: {} } });
  const wanted = declared({ paths: ['/moving'], provides: { 'costs.line/v1': SLOT } });
  expect(refusedClaims('mf_new', wanted, { mf_costs: two })).toEqual([]);
});

test('the remotes of this project can be pinned beside each other', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const all = remoteWorkspaces().map(
    folder => [remoteName(folder), readDeclaration(path.join(root, folder))] as const,
  );
  expect(all.length).toBeGreaterThanOrEqual(6);
  const remotes: Record<string, Decision> = {};
  for (const [name, declaration] of all) {
    expect([name, refusalsOfPin(name, declaration, remotes, all)]).toEqual([name, []]);
    remotes[name] = withClaims(undefined, PINNED, declaration);
  }
});

test.each<[Record<string, string>, string[]]>([
  [{ id: 'number' }, []],
  [{ id: 'number', title: 'string' }, []],
  [{ id: 'number', 'title?': 'string' }, []],
  [{}, ['does not pass id']],
  [{ 'id?': 'number' }, ['passes id only sometimes']],
  [{ id: 'string' }, ['passes id as string instead of number']],
  [{ id: 'number', 'title?': 'number' }, ['passes title as number instead of string']],
  [{ id: 'number', colour: 'string' }, ['passes colour, which is not a prop']],
])('a page that passes %j: %j', (passed, faults) => {
  const mismatched = mismatchedProps('mf_new', { 'costs.line/v1': passed }, 'mf_costs', {
    'costs.line/v1': SLOT,
  });
  expect(mismatched).toEqual(faults.map(fault => `mf-new ${fault} (slot costs.line/v1 of mf-costs)`));
});

test('a version is refused whose page passes other props, and one whose slot takes other props', () => {
  const consumer = declared({ consumes: { 'costs.line/v1': { id: 'string' } } });
  const provider = declared({ provides: { 'costs.line/v1': SLOT } });
  const reason = 'mf-new passes id as string instead of number (slot costs.line/v1 of mf-costs)';
  expect(refusalsOfPin('mf_new', consumer, {}, [['mf_costs', provider]])).toEqual([reason]);
  expect(refusalsOfPin('mf_costs', provider, {}, [['mf_new', consumer]])).toEqual([reason]);
  expect(refusalsOfPin('mf_new', consumer, {}, [])).toEqual([]);
});
