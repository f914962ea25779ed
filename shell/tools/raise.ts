/**
 * `npm run raise -- contract minor`: gives a version to a changelog's unreleased changes, wherever the version occurs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';
import { repositoryPath } from './paths.ts';
import { releaseEntry, VERSIONED, type Versioned, withVersion } from './versions.ts';
import { workspaces } from './workspaces.ts';

const [which = '', step = ''] = process.argv.slice(2);
const STEPS = ['major', 'minor', 'patch'] as const;
type Step = (typeof STEPS)[number];
const TEMPLATE = 'shell/remote/new-remote/template/package.json.template';

const rewrite = (file: string, change: (content: string) => string) =>
  writeFileSync(repositoryPath(file), change(readFileSync(repositoryPath(file), 'utf8')));

function raise({ name, folder, baseline }: Versioned, step: Step) {
  const { version } = JSON.parse(readFileSync(repositoryPath(folder, 'package.json'), 'utf8'));
  const next = semver.inc(version, step);
  if (!next) throw new Error(`${folder}/package.json has no valid version`);
  const date = new Date().toISOString().slice(0, 10);
  rewrite(`${folder}/CHANGELOG.md`, changelog => releaseEntry(changelog, next, date));
  for (const file of [
    ...workspaces().map(workspace => `${workspace}/package.json`),
    TEMPLATE,
    'package-lock.json',
  ]) {
    rewrite(file, json => withVersion(json, name, next));
  }
  const recording = baseline ? ' Once it is released, record its baseline: npm run record' : '';
  console.log(`${name} is now ${next}.${recording}`);
}

try {
  const versioned = Object.hasOwn(VERSIONED, which) && VERSIONED[which];
  const known = STEPS.find(each => each === step);
  if (!versioned || !known)
    throw new Error(
      'Name the package (contract, platform or remote) and the step (major, minor or patch), for example: npm run raise -- contract minor',
    );
  raise(versioned, known);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
