import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { packArchive } from '@home-truths/contract/release-archive';
import { writeFile } from '../http/testing.ts';
import type { ShellCapabilities } from '../releases/actions/examine.ts';
import type { Decision } from '../releases/registry.ts';
import { type Build, buildOf, CAPABILITIES, filesOf, sha384 } from '../releases/testing.ts';
import { CallRefused } from './call-refused.ts';
import { examineArchive } from './examine-archive.ts';

const NAMES = { react: ['useState'], '@home-truths/platform/ui': ['Box'] };
const SHELL: ShellCapabilities = { version: '2.0.0', ...CAPABILITIES, names: NAMES };
const ENTRY = 'remoteEntry.0a1b2c3d.js';
const OTHERS: Record<string, Decision> = {
  mf_guides: {
    pinned: '1.0.0',
    owns: { audience: 'public', paths: ['/resources'], slots: {} },
  },
};

let shellDist = '';
beforeAll(async () => {
  shellDist = await fs.mkdtemp(path.join(os.tmpdir(), 'examine-archive-'));
  await writeFile(path.join(shellDist, 'server/shell.cjs'), 'exports.sharedModules = { react: {} }');
});
afterAll(() => fs.rm(shellDist, { recursive: true, force: true }));

type Files = Record<string, Buffer>;

async function examine(files: Files, { runsOnServer = false, remotes = OTHERS, shells = [SHELL] } = {}) {
  const registry = { revision: 1, remotes };
  const store = {
    registry: async () => registry,
    history: async () => [],
    releases: async () => [],
    decide: async () => registry,
  };
  const context = { remote: 'mf_search', runsOnServer, shells, shellDist, store };
  return examineArchive(await packArchive(files), context);
}

/** The sentence with which files are refused, without its beginning. */
const refusalOf = async (...args: Parameters<typeof examine>) =>
  examine(...args).then(
    ({ version }) => `accepted as ${version}`,
    error => {
      if (!(error instanceof CallRefused) || error.status !== 400) throw error;
      return error.message.replace(/^mf-search was not released: /, '');
    },
  );

const build = (changes: Partial<Build> = {}) => filesOf(buildOf(changes));
/** Changes the list of hashes. */
const listing = (
  files: Files,
  change: (hashes: Record<string, string>) => Record<string, string>,
): Files => ({
  ...files,
  'integrity.json': Buffer.from(JSON.stringify(change(JSON.parse(String(files['integrity.json']))))),
});
/** Replaces a file and its hash. */
const replacing = (file: string, text: string, files = build()): Files =>
  listing({ ...files, [file]: Buffer.from(text) }, hashes => ({ ...hashes, [file]: sha384(text) }));
/** Changes the manifest and its hash. */
function declaring(change: (manifest: Record<string, unknown>) => object): Files {
  const files = build();
  return replacing('remote.json', JSON.stringify(change(JSON.parse(String(files['remote.json'])))));
}
const without = (file: string): Files => {
  const { [file]: _, ...files } = build();
  return files;
};

test('a build is accepted, and its version follows from its content', async () => {
  const files = build();
  const hash = crypto.createHash('sha256').update(String(files['integrity.json'])).digest('hex');
  expect(await examine(files)).toEqual({
    version: `1.0.0-${hash.slice(0, 8)}`,
    audience: 'public',
    bytes: files[`${ENTRY}.br`]?.length,
    runsOnServer: false,
    findings: [],
  });
  const changed = await examine(replacing('public/search/map.svg', '<svg>new</svg>'));
  expect(changed.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(changed.version).not.toBe(`1.0.0-${hash.slice(0, 8)}`);
});

test('a version that the archive claims is ignored', async () => {
  const { version } = await examine(
    declaring(manifest => ({ ...manifest, releaseVersion: '9.9.9-00000000' })),
  );
  expect(version).toMatch(/^1\.0\.0-/);
});

test('copies by brotli and gzip are accepted', async () => {
  const copies = {
    [`${ENTRY}.br`]: zlib.brotliCompressSync('entry'),
    [`${ENTRY}.gz`]: zlib.gzipSync('entry'),
  };
  expect(await refusalOf({ ...build(), ...copies })).toMatch(/^accepted/);
});

const withoutImports = (files: Files) => {
  const { imports: _, ...manifest } = JSON.parse(String(files['remote.json']));
  return replacing('remote.json', JSON.stringify(manifest), files);
};

test('another build than ours is accepted without imports and server bundle, for browsers alone', async () => {
  const { 'server/remote.cjs': _, ...files } = listing(
    build(),
    ({ 'server/remote.cjs': _, ...hashes }) => hashes,
  );
  expect(await examine(withoutImports(files), { runsOnServer: true })).toMatchObject({ runsOnServer: false });
  expect(await refusalOf(files, { runsOnServer: true })).toBe(
    'its ./routes is not a function that returns routes.',
  );
});

const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
const NOT_A_COPY = (encoding: string) => `${ENTRY}.${encoding} is not a compressed copy of ${ENTRY}.`;

test.each<[problem: string, sentence: string, files: () => Files]>([
  ['no list', 'integrity.json is missing.', () => without('integrity.json')],
  ['no manifest', 'remote.json is missing.', () => without('remote.json')],
  [
    'a list that is none',
    'its integrity.json is not one that a build writes.',
    () => ({ ...build(), 'integrity.json': Buffer.from('[]') }),
  ],
  [
    'a hash that is none',
    'its integrity.json is not one that a build writes.',
    () => listing(build(), hashes => ({ ...hashes, [ENTRY]: 'sha384-short' })),
  ],
  [
    'a manifest that is none',
    'its remote.json is not one that a build writes.',
    () => replacing('remote.json', '{'),
  ],
  ['a missing file', `${ENTRY} is missing.`, () => without(ENTRY)],
  [
    'a missing file with the name of a property',
    'constructor is missing.',
    () => listing(build(), hashes => ({ ...hashes, constructor: sha384('') })),
  ],
  [
    'an unlisted file',
    'evil.js is not listed in integrity.json.',
    () => ({ ...build(), 'evil.js': Buffer.from('evil') }),
  ],
  [
    'an unlisted file with the name of a property',
    'constructor is not listed in integrity.json.',
    () => ({ ...build(), constructor: Buffer.from('evil') }),
  ],
  [
    'an unlisted manifest',
    'remote.json is not listed in integrity.json.',
    () => listing(build(), ({ 'remote.json': _, ...hashes }) => hashes),
  ],
  ['a wrong hash', `${ENTRY} does not match its hash.`, () => ({ ...build(), [ENTRY]: Buffer.from('evil') })],
  [
    'a .br of something else',
    NOT_A_COPY('br'),
    () => ({ ...build(), [`${ENTRY}.br`]: zlib.brotliCompressSync('evil') }),
  ],
  [
    'a .br that is a bomb',
    NOT_A_COPY('br'),
    () => ({ ...build(), [`${ENTRY}.br`]: zlib.brotliCompressSync(Buffer.alloc(90_000_000), FAST) }),
  ],
  ['a .br that is none', NOT_A_COPY('br'), () => ({ ...build(), [`${ENTRY}.br`]: Buffer.from('entry') })],
  [
    'a .gz of something else',
    NOT_A_COPY('gz'),
    () => ({ ...build(), [`${ENTRY}.gz`]: zlib.gzipSync('evil') }),
  ],
  ['a listed .gz of something else', NOT_A_COPY('gz'), () => replacing(`${ENTRY}.gz`, 'evil')],
  [
    'a .br of no file',
    'evil.js.br is not listed in integrity.json.',
    () => ({ ...build(), 'evil.js.br': zlib.brotliCompressSync('evil') }),
  ],
  [
    'a long list',
    'integrity.json is larger than 1024 kB.',
    () => ({ ...build(), 'integrity.json': Buffer.alloc(1024 * 1024 + 1) }),
  ],
  [
    'a long manifest',
    'remote.json is larger than 32 kB.',
    () => replacing('remote.json', ' '.repeat(32 * 1024 + 1)),
  ],
  [
    'the name of another remote',
    'it is a build of mf-guides, not of mf-search.',
    () => declaring(manifest => ({ ...manifest, name: '@home-truths/mf-guides' })),
  ],
  [
    'no name',
    'its remote.json has no name and version of its package.json: build it with this platform.',
    () => declaring(({ name: _, ...manifest }) => manifest),
  ],
  [
    'no version',
    'its remote.json has no name and version of its package.json: build it with this platform.',
    () => declaring(({ version: _, ...manifest }) => manifest),
  ],
  [
    'a version that is a path',
    'its remote.json has no name and version of its package.json: build it with this platform.',
    () => declaring(manifest => ({ ...manifest, version: '../1.0.0' })),
  ],
  [
    'a script that is not there',
    'its remote.json names evil.js, which is not listed in integrity.json.',
    () => declaring(manifest => ({ ...manifest, exposes: { './routes': ['evil.js'] } })),
  ],
  [
    'a lazy script that is not there',
    'its remote.json names evil.js, which is not listed in integrity.json.',
    () => declaring(manifest => ({ ...manifest, parts: { dialog: ['evil.js'] } })),
  ],
  [
    'a slot that is not declared',
    'it declares the slots none and exposes ./search.card/v1.',
    () => declaring(manifest => ({ ...manifest, exposes: { './search.card/v1': [ENTRY] } })),
  ],
  [
    'nothing declared',
    'its remote.json does not declare what the remote has (microFrontend).',
    () => build({ declares: undefined }),
  ],
  ...['*', '>=1.0.0', '1', '^1.0.0 || ^2.0.0'].map((contract): [string, string, () => Files] => [
    `the contract ${contract}`,
    'microFrontend.contract: must be a version such as 1.3.0, or a range such as ~1.3.0.',
    () => build({ contract }),
  ]),
  [
    'a later contract',
    'it is not compatible with shell 2.0.0: it was built for contract 1.3.0, but the backend has 1.2.0.',
    () => build({ contract: '1.3.0' }),
  ],
  [
    'a later platform',
    'it is not compatible with shell 2.0.0: it needs @home-truths/platform/ui ^1.5.0, but the shell shares 1.4.0.',
    () => build({ shared: { react: '^19.0.0', '@home-truths/platform/ui': '^1.5.0' } }),
  ],
  [
    'a shared module that the shell lacks',
    'it is not compatible with shell 2.0.0: it needs vue ^3.0.0, but the shell does not share it.',
    () => build({ shared: { react: '^19.0.0', vue: '^3.0.0' } }),
  ],
  [
    'a name that the shell does not export',
    'it is not compatible with shell 2.0.0: it imports Card from @home-truths/platform/ui, which does not export it.',
    () => build({ imports: { '@home-truths/platform/ui': ['Card'] } }),
  ],
])('%s is refused: %s', async (_, sentence, files) => {
  expect(await refusalOf(files())).toBe(sentence);
});

test('a release has to be compatible with the shells that ran before, too', async () => {
  const before = { ...SHELL, version: '1.9.0', names: {} };
  expect(await refusalOf(build(), { shells: [SHELL, before] })).toBe(
    'it is not compatible with shell 1.9.0: it imports useState from react, which does not export it.',
  );
});

test('paths of others and reserved paths are found, but do not keep a release from being stored', async () => {
  const paths = ['/search', '/resources/rent', '/api'];
  const { findings } = await examine(build({ declares: { paths } }));
  expect(findings).toEqual([
    'mf-search cannot be pinned now: its path /resources/rent is not free: /resources belongs to mf-guides (choose another path, or ask the team of mf-guides to give it up).',
    'mf-search cannot be pinned now: its path /api is not free: /api is reserved.',
  ]);
});

test('a place that stays empty is found', async () => {
  const consumes = { 'guides.card/v1': {}, 'property.nothing/v1': { propertyId: 'number' } };
  const slot = { height: '0', failure: 'silent', what: 'a card', props: {} } as const;
  const remotes: Record<string, Decision> = {
    mf_guides: {
      pinned: '1.0.0',
      owns: { audience: 'public', paths: [], slots: { 'guides.card/v1': slot } },
    },
  };
  const { findings } = await examine(build({ declares: { consumes } }), { remotes });
  expect(findings).toEqual(['No pinned remote provides property.nothing/v1; its place stays empty.']);
});

const BROKEN = `throw new Error('broken')`;

test('a server bundle is run if it may run on the server', async () => {
  const routes = `exports.exposes = { './routes': { default: () => [{ path: 'search' }] } }`;
  expect(await refusalOf(build({ code: routes }), { runsOnServer: true })).toMatch(/^accepted/);
  expect(await refusalOf(build({ code: BROKEN }), { runsOnServer: true })).toBe(
    'its server bundle cannot be run: broken.',
  );
  expect(await refusalOf(build({ code: BROKEN }))).toMatch(/^accepted/);
});

test('a server bundle is not run if anything else is wrong', async () => {
  const files = { ...build({ code: BROKEN }), 'evil.js': Buffer.from('evil') };
  expect(await refusalOf(files, { runsOnServer: true })).toBe('evil.js is not listed in integrity.json.');
});
