import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { repositoryPath } from '../paths.ts';
import { entriesOf, hashOf, recordBaseline, releaseEntry, VERSIONED, withVersion } from '../versions.ts';
import { workspaces } from '../workspaces.ts';

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');

test('every package with a changelog has a version that is checked here', () => {
  const withChangelog = workspaces().filter(folder => fs.existsSync(repositoryPath(folder, 'CHANGELOG.md')));
  expect(new Set(Object.values(VERSIONED).map(({ folder }) => folder))).toEqual(new Set(withChangelog));
});

describe.each(Object.entries(VERSIONED))('%s', (_, { folder, baseline }) => {
  const all = entriesOf(read(`${folder}/CHANGELOG.md`));
  const released = all.filter(({ version }) => version !== 'Unreleased');

  it('has the newest version of its changelog', () => {
    expect(JSON.parse(read(`${folder}/package.json`)).version).toBe(released[0]?.version);
  });

  it('says of each version what changed, newest first', () => {
    const versions = released.map(({ version }) => version);
    expect(versions).toEqual(semver.rsort([...versions]));
    expect(all.indexOf(released[0] as (typeof all)[0])).toBeLessThan(2);
    expect(all.filter(({ lines }) => !lines.startsWith('- '))).toEqual([]);
  });

  it('has the baseline that belongs to a version: `npm run raise` and `npm run record` change both', () => {
    const recorded = released.find(entry => entry.recorded)?.recorded;
    expect(baseline && hashOf(read(baseline))).toBe(recorded);
  });
});

const RECORDED = '# Changes\n\n## 1.0.0 (2026-01-01)\n\n- All.\n\nRecorded baseline: `sha256-old`\n';
const UNRELEASED = RECORDED.replace('## 1.0.0', '## Unreleased\n\n- One more.\n\n## 1.0.0');

test('an unchanged baseline needs no version', () => {
  expect(recordBaseline(RECORDED, 'sha256-old')).toBe(RECORDED);
  expect(recordBaseline(UNRELEASED, 'sha256-old')).toBe(UNRELEASED);
});

test.each([
  ['recorded', RECORDED],
  ['unreleased', UNRELEASED],
])('a changed baseline is refused while the newest entry is %s', (_, changelog) => {
  expect(() => recordBaseline(changelog, 'sha256-new')).toThrow('a higher version is needed first');
});

test('what is unreleased gets a version, and that its baseline', () => {
  const raised = releaseEntry(UNRELEASED, '1.1.0', '2026-02-01');
  const added = '## 1.1.0 (2026-02-01)\n\n- One more.\n\nRecorded baseline: `sha256-new`\n\n';
  expect(recordBaseline(raised, 'sha256-new')).toBe(RECORDED.replace('## 1.0.0', `${added}## 1.0.0`));
  expect(() => releaseEntry(RECORDED, '1.1.0', '2026-02-01')).toThrow('no section "Unreleased"');
});

test('a version is raised where it stands and where others depend on it, and nowhere else', () => {
  const json = (own: string, wanted: string) =>
    `{ "name": "@a/b", "version": "${own}", "x": { "name": "c", "version": "1.0.0", "@a/b": "${wanted}", "@a/bc": "1.0.0" } }`;
  expect(withVersion(json('1.0.0', '1.0.0'), '@a/b', '1.1.0')).toBe(json('1.1.0', '1.1.0'));
  const remote = (contract: string) => `{ "microFrontend": { "team": "a", "contract": "${contract}" } }`;
  expect(withVersion(remote('1.0.0'), '@home-truths/contract', '1.1.0')).toBe(remote('1.1.0'));
  expect(withVersion(remote('1.0.0'), '@home-truths/platform', '1.1.0')).toBe(remote('1.0.0'));
});
