import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importsOf } from '../vendor-patches/bundle-imports.ts';
import { incompatibilities } from './examine.ts';
import { parseManifest } from './manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'shell/platform/build/build.ts');
const SECONDS = 60_000;

const FILES = {
  'package.json': JSON.stringify({
    name: '@home-truths/mf-sample',
    type: 'module',
    homeTruths: { team: 'Sample' },
  }),
  'rspack.config.ts': `
    import { remote } from '${ROOT}/shell/platform/build/index.ts';
    export default remote(import.meta.dirname, { './routes': './src/routes.tsx' });`,
  'src/routes.tsx': `
    import { read, useQuery } from '@home-truths/platform/data';
    import * as ui from '@home-truths/platform/ui';
    import { useState } from 'react';
    const loadSchemas = () => import('@home-truths/contract/schemas');
    function Page() {
      useQuery(read({}, {}));
      const [count] = useState(loadSchemas);
      return <ui.Box>{count}</ui.Box>;
    }
    export default () => [{ path: 'sample', Component: Page }];`,
};

let dir = '';
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'mf-sample-'));
  await fs.mkdir(path.join(dir, 'src'));
  for (const [file, text] of Object.entries(FILES)) await fs.writeFile(path.join(dir, file), text);
  execFileSync(process.execPath, [BUILD], { cwd: dir, env: { ...process.env, NODE_ENV: 'production' } });
}, SECONDS);
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

const read = (file: string) => fs.readFile(path.join(dir, 'dist', file), 'utf8');

const IMPORTS = {
  react: ['useState'],
  'react/jsx-runtime': ['jsx'],
  '@home-truths/platform/ui': ['Box'],
  '@home-truths/platform/data': ['read', 'useQuery'],
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

test('the names are also found in the text of its server bundle, as for builds that do not state them', async () => {
  expect(importsOf(await read('server/remote.cjs'))).toEqual(IMPORTS);
});

test('a shell that no longer exports one of the names refuses the build', async () => {
  const { shared, contract } = parseManifest(await read('remote.json'));
  const versions = Object.entries(shared).map(([name, range]) => [name, range.slice(1)]);
  const names = { ...IMPORTS, '@home-truths/platform/data': ['read'] };
  const capabilities = { version: '9.0.0', shared: Object.fromEntries(versions), contract, slots: [], names };
  expect(await incompatibilities(path.join(dir, 'dist'), capabilities)).toEqual([
    'it imports useQuery from @home-truths/platform/data, which does not export it',
  ]);
});
