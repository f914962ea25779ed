import fs from 'node:fs/promises';
import path from 'node:path';
import { parseMicroFrontend } from '@home-truths/remote/micro-frontend';
import { renderSlotTypes, SLOT_TYPES_FILE } from '@home-truths/remote/slot-types';
import { incompatibilities } from '../../gateway/releases/actions/examine.ts';
import { evaluate } from '../../gateway/releases/evaluate.mjs';
import { parseManifest } from '../../gateway/releases/manifest.ts';
import { buildApp, importFrom } from '../../remote/vendor-patches/testing.ts';

const SECONDS = 60_000;

const DECLARED = {
  team: 'Sample',
  contract: '1.0.0',
  paths: ['/sample'],
  sitemap: ['/sample'],
  provides: { 'sample.line/v1': { height: '1rem', failure: 'silent', what: 'the line', props: {} } },
  consumes: { 'property.reviews/v1': { propertyId: 'number' } },
};
const packageJson = (microFrontend: object) =>
  JSON.stringify({ name: '@home-truths/mf-sample', version: '1.2.3', type: 'module', microFrontend });

/** The sample's types of slots without those that it provides or consumes. */
const typesWithout = (kind: 'provides' | 'consumes') =>
  renderSlotTypes(parseMicroFrontend({ ...DECLARED, [kind]: {} })) ?? '';

const FILES = {
  'package.json': packageJson(DECLARED),
  [SLOT_TYPES_FILE]: renderSlotTypes(parseMicroFrontend(DECLARED)) ?? '',
  'rspack.config.ts': `
    ${importFrom('../build/index.ts', 'remote')}
    export default remote(import.meta.dirname, {
      './routes': './src/routes.tsx',
      './sample.line/v1': './src/slots/sample-line.tsx',
    }, { 'sample/picture.svg': '<svg/>' });`,
  'src/routes.tsx': `
    import { read, useQuery } from '@home-truths/platform/data';
    import * as ui from '@home-truths/platform/ui';
    import { Slot } from '@home-truths/platform/slots';
    import { useState } from 'react';
    const loadPart = () => import('./sample-part.tsx');
    const loadSchemas = () => import('@home-truths/contract/schemas');
    function Page() {
      useQuery(read({}, {}));
      const [count] = useState(loadSchemas);
      return <ui.Box onClick={loadPart}>{count}<Slot name="property.reviews/v1" propertyId={7} /></ui.Box>;
    }
    export default () => [{ path: 'sample', Component: Page }];`,
  'src/sample-part.tsx': `export const text = 'a part';`,
  'src/slots/sample-line.tsx': `export default { Component: () => 'a line' };`,
};

let dir = '';
beforeAll(() => {
  dir = buildApp(FILES);
}, SECONDS);
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

const read = (file: string) => fs.readFile(path.join(dir, 'dist', file), 'utf8');

const IMPORTS = {
  react: ['useState'],
  'react/jsx-runtime': ['jsx', 'jsxs'],
  '@home-truths/platform/ui': ['Box'],
  '@home-truths/platform/data': ['read', 'useQuery'],
  '@home-truths/platform/slots': ['Slot'],
  '@home-truths/contract/schemas': [],
};

test('the manifest of a real build states the names it imports, and requires those modules', async () => {
  const { imports, shared } = parseManifest(await read('remote.json'));
  expect(imports).toEqual(IMPORTS);
  expect(Object.keys(shared)).toEqual([
    ...Object.keys(IMPORTS),
    '@module-federation/webpack-bundler-runtime',
  ]);
});

test('a shell that no longer exports one of the names refuses the build', async () => {
  const manifest = parseManifest(await read('remote.json'));
  const { shared } = manifest;
  const versions = Object.entries(shared).map(([name, range]) => [name, range.slice(1)]);
  const names = { ...IMPORTS, '@home-truths/platform/data': ['read'] };
  const capabilities = { version: '9.0.0', shared: Object.fromEntries(versions), contract: '1.0.0', names };
  expect(incompatibilities(manifest, capabilities)).toEqual([
    'it imports useQuery from @home-truths/platform/data, which does not export it',
  ]);
});

/** A name with the hash of its content, however it is numbered. */
const hashed = (name: string) => expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{8}\\.js$`));

test('the manifest lists the scripts of each exposed module, entry first, and those of lazy parts', async () => {
  const { exposes, parts } = JSON.parse(await read('remote.json'));
  expect(exposes).toEqual({
    './routes': [hashed('remoteEntry'), hashed('routes')],
    './sample.line/v1': [hashed('remoteEntry'), hashed('sample.line.v1')],
  });
  expect(parts['sample-part']).toEqual([hashed('\\d+')]);
});

test('the manifest names the package and its version', async () => {
  const { name, version } = parseManifest(await read('remote.json'));
  expect({ name, version }).toEqual({ name: '@home-truths/mf-sample', version: '1.2.3' });
});

test('the manifest has what the remote declares', async () => {
  expect(parseManifest(await read('remote.json')).microFrontend).toEqual({
    ...DECLARED,
    audience: 'public',
  });
});

/** What the build says of files that differ from those of the sample in some respect. */
function failureOf(changes: Record<string, string>) {
  try {
    buildApp({ ...FILES, ...changes });
    return 'nothing';
  } catch (error) {
    return (error as { stderr: Buffer }).stderr.toString();
  }
}

test.each<[string, Record<string, string>, string]>([
  [
    'declares a mistake',
    { 'package.json': packageJson({ ...DECLARED, paths: ['sample'] }) },
    'paths.0: must be a',
  ],
  [
    'does not declare a slot that it shows',
    {
      'package.json': packageJson({ ...DECLARED, consumes: {} }),
      [SLOT_TYPES_FILE]: typesWithout('consumes'),
    },
    'it names property.reviews/v1: declare each slot in microFrontend of its package.json',
  ],
  [
    'exposes a slot that it does not declare',
    { 'package.json': packageJson({ ...DECLARED, provides: {} }) },
    'rspack.config.ts exposes ./sample.line/v1, which package.json does not declare',
  ],
  [
    'has other types of slots',
    { [SLOT_TYPES_FILE]: typesWithout('consumes') },
    'is not what package.json declares: npm run generate',
  ],
  [
    'needs a contract that is not here',
    { 'package.json': packageJson({ ...DECLARED, contract: '99.0.0' }) },
    'microFrontend.contract: is 99.0.0, but it is built with',
  ],
])(
  'a remote that %s is not built',
  (_, changes, reason) => {
    expect(failureOf(changes)).toContain(reason);
  },
  SECONDS,
);

test('the entry checks each script it loads, and its files are hashed', async () => {
  const { exposes, parts } = JSON.parse(await read('remote.json'));
  const hashes = JSON.parse(await read('integrity.json'));
  const code = await read(exposes['./routes'][0]);
  for (const file of [exposes['./routes'][1], exposes['./sample.line/v1'][1], ...parts['sample-part']]) {
    expect(hashes[file]).toMatch(/^sha384-/);
    expect(code).toContain(hashes[file]);
  }
  expect(hashes).toHaveProperty(['public/sample/picture.svg']);
});

test('the entry retries chunks, waits no longer than Retry does, and brings no copy of what is shared', async () => {
  const { exposes, parts } = JSON.parse(await read('remote.json'));
  const scripts = [
    ...new Set<string>([...Object.values(exposes), ...Object.values(parts)].flat() as string[]),
  ];
  const code = (await Promise.all(scripts.map(read))).join('\n');
  expect(code).toContain('chunkRetry');
  expect(code).toMatch(/\b4400\b|\b44e2\b/);
  expect(code).not.toMatch(/react\.(transitional\.)?element|Minified React error/);
});

test('the server build is one file that exposes the same modules', async () => {
  expect(await fs.readdir(path.join(dir, 'dist/server'))).toEqual(['remote.cjs']);
  const element = () => ({});
  const exposed = evaluate('mf_sample', await read('server/remote.cjs'), {
    react: { useState: element },
    'react/jsx-runtime': { jsx: element, jsxs: element },
    '@home-truths/platform/ui': {},
    '@home-truths/platform/data': {},
    '@home-truths/platform/slots': {},
    '@home-truths/contract/schemas': {},
  });
  expect(Object.keys(exposed ?? {})).toEqual(['./routes', './sample.line/v1']);
});
