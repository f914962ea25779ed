import { parseManifest } from './manifest.ts';
import { OLD_NAMES, readOldNames, withOldNames } from './old-names.ts';

const { decision } = OLD_NAMES;
const CANARY = { version: '2.0.0', percent: 10 };

test.each([
  ['its old', { trial: CANARY }],
  ['its new', { canary: CANARY }],
  ['both names', { canary: CANARY, trial: { ...CANARY } }],
])('a field is read by %s', (_, stored) => {
  expect(readOldNames({ pinned: '1.0.0', ...stored }, decision)).toEqual({ pinned: '1.0.0', canary: CANARY });
});

test('two names that say different things are refused', () => {
  expect(() => readOldNames({ disabled: 'Back at noon.', off: 'Back soon.' }, decision)).toThrow(
    'disabled and its former name off have different values',
  );
});

test('what is written has both names, and none where there is nothing', () => {
  expect(withOldNames({ pinned: '1.0.0', canary: CANARY }, decision)).toEqual({
    ...{ pinned: '1.0.0', canary: CANARY, trial: CANARY },
  });
});

test('a manifest is read by its old and its new names', () => {
  const [exposes, shared] = [{ './routes': ['entry.js'] }, { react: '^19.0.0' }];
  const rest = { contract: '1.0.0' };
  const manifests = [
    { doors: exposes, borrows: shared, ...rest },
    { exposes, shared, ...rest },
    { exposes, shared, doors: exposes, borrows: shared, ...rest },
  ].map(each => parseManifest(JSON.stringify(each)));
  expect(manifests).toEqual(Array(3).fill({ exposes, shared, parts: {}, ...rest }));
});
