import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeManifestOfOtherBuild } from './manifest-of-other-build.ts';

const ENTRY = 'remoteEntry.0a1b2c3d.js';
const PACKAGE = {
  name: '@costs/mf-costs',
  version: '1.2.0',
  microFrontend: { team: 'Costs', contract: '1.0.0', paths: ['/costs'] },
};
const assets = (...sync: string[]) => ({ js: { sync, async: [] } });
const MANIFEST = {
  metaData: { globalName: 'mf_costs', remoteEntry: { name: ENTRY, path: '' } },
  exposes: [{ path: './routes', assets: assets('routes.0a1b2c3d.js') }],
  shared: [
    { name: 'react', requiredVersion: '^19.0.0' },
    { name: 'lodash', requiredVersion: '^4.0.0' },
  ],
};

let dir = '';
const dist = () => path.join(dir, 'dist');
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'other-build-'));
  fs.mkdirSync(dist());
  write('package.json', JSON.stringify(PACKAGE));
  write('dist/mf-manifest.json', JSON.stringify(MANIFEST));
  for (const file of [ENTRY, 'routes.0a1b2c3d.js']) write(`dist/${file}`, file);
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(dist(), file), 'utf8'));

test('a build of Module Federation gets the declaration and the list of hashes', () => {
  writeManifestOfOtherBuild(dir, dist());
  expect(read('remote.json')).toEqual({
    name: '@costs/mf-costs',
    version: '1.2.0',
    exposes: { './routes': [ENTRY, 'routes.0a1b2c3d.js'] },
    parts: {},
    shared: { react: '^19.0.0' },
    microFrontend: {
      ...PACKAGE.microFrontend,
      audience: 'public',
      sitemap: [],
      provides: {},
      consumes: {},
    },
  });
  expect(Object.keys(read('integrity.json'))).toEqual([
    'mf-manifest.json',
    'remote.json',
    ENTRY,
    'routes.0a1b2c3d.js',
  ]);
});

test.each<[problem: string, file: string, content: object | string, message: string]>([
  ['no manifest', 'dist/mf-manifest.json', '', 'set manifest: true in ModuleFederationPlugin'],
  [
    'another container',
    'dist/mf-manifest.json',
    { ...MANIFEST, metaData: { ...MANIFEST.metaData, globalName: 'costs' } },
    'the container is costs: name it mf_costs',
  ],
  [
    'a module that is not exposed',
    'package.json',
    { ...PACKAGE, microFrontend: { team: 'Costs', contract: '1.0.0' } },
    'exposes ./routes, which package.json does not declare',
  ],
  ['a script without a hash', 'dist/main.js', 'main', 'main.js has no hash in its name'],
])('%s is refused', (_, file, content, message) => {
  write(file, typeof content === 'string' ? content : JSON.stringify(content));
  expect(() => writeManifestOfOtherBuild(dir, dist())).toThrow(message);
  expect(fs.existsSync(path.join(dist(), 'remote.json'))).toBe(false);
});
