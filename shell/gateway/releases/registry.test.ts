import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { newReleaseDir, parseList, parseRegistry, registrySchema, releaseDir } from './registry.ts';

test.each([
  ['nothing', ''],
  ['half of it', '{"revision":1,"remo'],
  ['no revision', '{"remotes":{}}'],
  ['no remotes', '{"revision":1}'],
  ['a version that leads out of its folder', '{"revision":1,"remotes":{"mf_search":{"pinned":"../../etc"}}}'],
  ['a version that is a folder above', '{"revision":1,"remotes":{"mf_search":{"pinned":"../../server"}}}'],
  ['a name that leads out of its folder', '{"revision":1,"remotes":{"../mf_search":{"pinned":"1.0.0"}}}'],
  ['a version that is empty', '{"revision":1,"remotes":{"mf_search":{"pinned":""}}}'],
  [
    'a share of everybody',
    '{"revision":1,"remotes":{"mf_a":{"pinned":"1","canary":{"version":"2","percent":100}}}}',
  ],
  [
    'a share of nobody',
    '{"revision":1,"remotes":{"mf_a":{"pinned":"1","canary":{"version":"2","percent":0}}}}',
  ],
])('a registry with %s is refused', (_, text) => {
  expect(() => parseRegistry(JSON.parse(text))).toThrow();
});

const LISTED = {
  name: 'mf_search',
  version: '1.0.0',
  audience: 'public',
  files: { 'server/remote.cjs': 'a'.repeat(64) },
  releasedAt: '2026-11-29T10:00:00.000Z',
};
const listOf = (release: object) => ({ revision: 0, remotes: {}, releases: [release] });

test.each([
  ['a file above its folder', { files: { '../a.js': 'a'.repeat(64) } }],
  ['a file of the whole disk', { files: { '/etc/a.js': 'a'.repeat(64) } }],
  ['a hash that is a path', { files: { 'a.js': '../registry' } }],
  ['a version above its folder', { version: '..' }],
  ['another audience', { audience: 'nobody' }],
  ['an unclear right to run on the server', { runsOnServer: 'no' }],
])('a list with %s is refused', (_, changes) => {
  expect(parseList(listOf(LISTED)).releases).toEqual([{ ...LISTED, runsOnServer: true }]);
  expect(() => parseList(listOf({ ...LISTED, ...changes }))).toThrow();
});

test('the form of the registry is a schema', () => {
  const schema = registrySchema();
  expect(schema).toMatchObject({
    type: 'object',
    required: ['revision', 'remotes'],
    properties: {
      remotes: {
        additionalProperties: {
          properties: { canary: { properties: { percent: { type: 'integer', minimum: 1, maximum: 99 } } } },
        },
      },
    },
  });
});

test('each version has a folder of its own, apart from others where it is for administrators', async () => {
  const releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
  expect(releaseDir('/releases', 'mf_search', '1.0.0-0a1b2c3d')).toBe(
    path.join('/releases', 'public', 'mf_search', '1.0.0-0a1b2c3d'),
  );
  const admin = newReleaseDir(releasesDir, 'admin', 'mf_desk', '1.0.0');
  expect(admin).toBe(path.join(releasesDir, 'admin', 'mf_desk', '1.0.0'));
  await fs.mkdir(admin, { recursive: true });
  expect(releaseDir(releasesDir, 'mf_desk', '1.0.0')).toBe(admin);
  expect(releaseDir(releasesDir, 'mf_desk', '2.0.0')).toBe(
    path.join(releasesDir, 'public', 'mf_desk', '2.0.0'),
  );
  await fs.rm(releasesDir, { recursive: true });
});
