import fs from 'node:fs';
import path from 'node:path';
import { platformBreakingChanges } from './breaking-changes.ts';
import { type PlatformBaseline, readBaseline } from './read-baseline.ts';

const file = path.join(import.meta.dirname, 'baseline.json');
const now = await readBaseline();
// `npm run record`, at a release: what is offered now becomes the baseline
if (process.env.RECORD) fs.writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
const released = JSON.parse(fs.readFileSync(file, 'utf8')) as PlatformBaseline;

test('a remote of the last release finds all shared modules and names', () => {
  expect(platformBreakingChanges(released, now)).toEqual([]);
});

const before: PlatformBaseline = {
  platform: '1.2.0',
  modules: {
    react: { version: '19.3.1', names: ['useId'] },
    '@home-truths/platform/ui': { version: '1.2.0', names: ['Button', 'Card'] },
  },
  slots: { 'property.reviews/v1': '{ propertyId: number }' },
};
const ui = (version: string, names: string[]) => ({
  modules: { ...before.modules, '@home-truths/platform/ui': { version, names } },
});

test.each<[string, Partial<PlatformBaseline>]>([
  ['nothing', {}],
  ['a name more', ui('1.3.0', ['Badge', 'Button', 'Card'])],
  [
    'a module more',
    { modules: { ...before.modules, '@home-truths/platform/forms': { version: '1.2.0', names: [] } } },
  ],
  ['a slot more', { slots: { ...before.slots, 'property.reviews/v2': '{ id: number }' } }],
  ['a new major version', { platform: '2.0.0', ...ui('2.0.0', []) }],
])('%s is no breaking change', (_, changes) => {
  expect(platformBreakingChanges(before, { ...before, ...changes })).toEqual([]);
});

test.each<[string, Partial<PlatformBaseline>, string]>([
  ['a name that is gone', ui('1.3.0', ['Button']), 'platform/ui has no Card any more'],
  ['a module that is gone', { modules: {} }, 'platform/ui is gone'],
  ['an older version', ui('1.1.0', ['Button', 'Card']), 'remotes require ^1.2.0'],
  [
    'another major version of what is shared',
    { modules: { ...before.modules, react: { version: '20.0.0', names: ['useId'] } } },
    'react is 20.0.0, remotes require ^19.3.1',
  ],
  ['a slot that is gone', { slots: {} }, 'the slot property.reviews/v1 is gone'],
  [
    'other props of a slot',
    { slots: { 'property.reviews/v1': '{ property: number }' } },
    'that is its next version',
  ],
])('%s is a breaking change', (_, changes, reason) => {
  expect(platformBreakingChanges(before, { ...before, ...changes }).join()).toContain(reason);
});
