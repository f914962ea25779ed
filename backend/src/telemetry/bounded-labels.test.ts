import { BoundedLabels, OTHER } from './bounded-labels.ts';

const HOUR = 3_600_000;
const series = (values = {}) => ({
  remote: 'mf_search',
  version: '1.0.0',
  kind: 'error',
  name: 'TypeError',
  ...values,
});
const known = () => {
  const forgotten: string[] = [];
  const all = new BoundedLabels((remote, version) => forgotten.push(`${remote} ${version}`));
  return { all, forgotten };
};

test('ten thousand invented versions are one', () => {
  const { all } = known();
  const versions = Array.from(
    { length: 10_000 },
    (_, n) => all.limit(series({ version: `9.9.${n}` })).version,
  );
  expect(new Set(versions).size).toBe(13);
  expect(versions.at(-1)).toBe(OTHER);
});

test('invented remotes and names are bounded, too', () => {
  const { all } = known();
  const remotes = Array.from(
    { length: 500 },
    (_, n) => all.limit(series({ remote: `mf_${'x'.repeat(n)}` })).remote,
  );
  expect(new Set(remotes).size).toBe(13);
  const names = Array.from({ length: 500 }, (_, n) => all.limit(series({ name: `Error${n}` })).name);
  expect([new Set(names).size, names.at(-1)]).toEqual([30, OTHER]);
});

test('however they are mixed, the rows of an hour are bounded', () => {
  const { all } = known();
  const rows = new Set<string>();
  for (let n = 0; n < 40_000; n++) {
    const invented = { remote: `mf_${'x'.repeat(n % 12)}`, version: `1.${n % 13}`, name: `E${n % 31}` };
    rows.add(JSON.stringify(all.limit(series(invented))));
  }
  expect(rows.size).toBe(2_001);
});

test('a release that is in use stays known through a flood', () => {
  const { all } = known();
  for (let hour = 0; hour < 5; hour++) {
    expect(all.limit(series(), hour * HOUR).version).toBe('1.0.0');
    for (let n = 0; n < 50; n++) all.limit(series({ version: `${hour}.${n}` }), hour * HOUR);
  }
});

test('what was not met for an hour is evicted and makes room', () => {
  const { all, forgotten } = known();
  for (let n = 0; n < 20; n++) all.limit(series({ version: `1.0.${n}` }), 0);
  expect(all.limit(series({ version: '2.0.0' }), HOUR).version).toBe(OTHER);
  expect(all.limit(series({ version: '2.0.0' }), 2 * HOUR).version).toBe('2.0.0');
  expect(forgotten).toHaveLength(12);
});
