import { remoteFor } from './remote-for.ts';

const PATHS = {
  mf_search: ['/', '/search'],
  mf_property: ['/property', '/properties'],
  mf_costs: ['/moving/costs'],
};

test.each([
  ['/', 'mf_search'],
  ['/search', 'mf_search'],
  ['/property/7', 'mf_property'],
  ['/properties/7', 'mf_property'],
  ['/property/7/reviews', 'mf_property'],
  ['/moving/costs', 'mf_costs'],
])('%s belongs to %s', (path, remote) => {
  expect(remoteFor(PATHS, path)).toBe(remote);
});

test.each([
  ...['/searching', '/propertyx/7', '/moving', '/moving/costsx'],
  ...['/Search', '//search', '/nothing/search', ''],
])('%j belongs to nobody', path => {
  expect(remoteFor(PATHS, path)).toBeUndefined();
});
