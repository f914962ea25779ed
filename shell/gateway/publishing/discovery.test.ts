import { prepareFolder, serve } from '../http/testing.ts';
import { followReleases } from '../releases/releases.ts';
import { buildOf, CAPABILITIES, decide, registryIn, sha384, writeRelease } from '../releases/testing.ts';
import { gatewayHandler } from '../testing.ts';

const folder = prepareFolder();

async function discovered() {
  const releaseSource = followReleases({
    releasesDir: folder.dir,
    sharedModules: { react: {} },
    capabilities: CAPABILITIES,
    contract: () => '1.2.0',
    runsOnServer: () => false,
    registry: registryIn(folder.dir),
  });
  const { origin } = await serve(await gatewayHandler(folder.dir, { releaseSource }));
  const response = await fetch(`${origin}/api/releases`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const entry = (remote: string, version: string, traffic: number) => ({
  url: `/r/${remote}/${version}/remoteEntry.0a1b2c3d.js`,
  metadata: { integrity: sha384('entry'), version },
  deployment: { traffic, default: traffic > 50 },
});

test('lists the releases of public remotes in the shape of the frontend discovery schema', async () => {
  for (const [name, version] of [
    ['mf_search', '1.0.0-00000000'],
    ['mf_search', '1.1.0-00000000'],
    ['mf_search', '1.2.0-00000000'],
    ['mf_guides', '3.0.0-00000000'],
    ['mf_reviews', '1.0.0-00000000'],
    ['mf_admin', '1.0.0-00000000'],
  ] as const)
    await writeRelease(folder.dir, buildOf({ name, version }));
  await decide(folder.dir, {
    mf_search: {
      pinned: '1.1.0-00000000',
      previous: '1.0.0-00000000',
      canary: { version: '1.2.0-00000000', percent: 10 },
    },
    mf_guides: { pinned: '3.0.0-00000000', canary: { version: '9.9.9-00000000', percent: 10 } },
    mf_reviews: { pinned: '1.0.0-00000000', disabled: 'Back on Monday' },
    mf_admin: { pinned: '1.0.0-00000000', owns: { audience: 'admin', paths: ['/admin'], slots: {} } },
  });
  const { status, headers, body } = await discovered();
  expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
    200,
    'public, max-age=60',
    'application/json; charset=utf-8',
  ]);
  expect(body).toEqual({
    schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
    microFrontends: {
      'mf-search': [entry('mf_search', '1.1.0-00000000', 90), entry('mf_search', '1.2.0-00000000', 10)],
      'mf-guides': [entry('mf_guides', '3.0.0-00000000', 100)],
    },
  });
});
