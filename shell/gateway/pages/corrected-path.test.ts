import { listen, prepareFolder } from '../http/testing.ts';
import { releaseOf } from '../releases/testing.ts';
import { gatewayHandler, renderedPage } from '../testing.ts';
import { correctedPath } from './corrected-path.ts';

const PATHS = {
  mf_search: ['/', '/search', '/suburb'],
  mf_property: ['/property'],
  mf_account: ['/auth', '/profile'],
  mf_guides: ['/tenant-rights-australia'],
};

const AFTER = [
  ')',
  ').',
  ',',
  ';',
  ']',
  '%3E',
  '%22',
  '%29',
  '**',
  '%E2%80%9D',
  '%E2%80%A6',
  '%20',
  '%E2%80%8B',
  '/)',
];
test.each<[string, string]>([
  ...AFTER.map((text): [string, string] => [`/property/7${text}`, '/property/7']),
  ['/search)', '/search'],
  ['/)', '/'],
  ['/suburb/vic/caf%C3%A9-3182).', '/suburb/vic/caf%C3%A9-3182'],
  ['/suburb/vic/caf%C3%A9%29', '/suburb/vic/caf%C3%A9'],
  ['/tenant-rights-australia’', '/tenant-rights-australia'],
  ['/Search', '/search'],
  ['/PROPERTY/7', '/property/7'],
  ['/Property/7)', '/property/7'],
  ['/Suburb/vic/St-Kilda-3182', '/suburb/vic/St-Kilda-3182'],
  ['/Auth/login', '/auth/login'],
])('%s means %s, which means itself', (pathname, corrected) => {
  expect(correctedPath(PATHS, pathname)).toBe(corrected);
  expect(correctedPath(PATHS, corrected)).toBeUndefined();
});

test.each([
  ...['/property/7', '/search/', '/write-review/mine', '/nothing)', '/Nothing', '/searching)'],
  ...['//evil.example)', '/evil.example%2F)', '/%2Fevil.example)'],
  ...['/property/a_b-c~', '/suburb/vic/%E5%A2%A8', '/suburb/vic/%00'],
])('%s is left as it is', pathname => {
  expect(correctedPath(PATHS, pathname)).toBeUndefined();
});

const folder = prepareFolder();

const open = async () =>
  listen(
    await gatewayHandler(folder.dir, {
      releases: [releaseOf({ name: 'mf_search' })],
      render: async ({ url }) => renderedPage({ status: new URL(url).pathname === '/search' ? 200 : 404 }),
    }),
  );

test('the gateway redirects to the page that was meant, with its query', async () => {
  const origin = await open();
  const get = async (requested: string) => {
    const { status, headers } = await fetch(origin + requested, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await get('/Search).?q=Carlton&sort=newest')).toEqual([301, '/search?q=Carlton&sort=newest']);
  expect(await get('//Search)?next=//evil.example')).toEqual([301, '/search?next=//evil.example']);
  expect(await get('/search?q=(x)')).toEqual([200, null]);
  expect(await get('/nothing)')).toEqual([404, null]);
  expect(await get('//evil.example)')).toEqual([404, null]);
});

test('the well-known path for changing a password leads to the form, by way of signing in', async () => {
  const origin = await open();
  const { status, headers } = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/auth/login?next=%2Fprofile%3Ftab%3Dsettings']);
  const other = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await fetch(`${origin}/.well-known/${other}`)).status).toBe(404);
});
