/**
 * `npm run raise -- contract minor`: gives what its changelog calls unreleased a version, wherever the version is
 * named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';
import { inside } from './paths.mjs';
import { releaseEntry, VERSIONED, withVersion } from './versions.ts';
import { workspaces } from './workspaces.mjs';

const [which, step] = process.argv.slice(2);
const TEMPLATE = 'shell/platform/new-remote/template/package.json.template';

const change = (file, changed) => writeFileSync(inside(file), changed(readFileSync(inside(file), 'utf8')));

function raise({ name, folder }) {
  const { version } = JSON.parse(readFileSync(inside(folder, 'package.json'), 'utf8'));
  const next = semver.inc(version, step);
  const date = new Date().toISOString().slice(0, 10);
  change(`${folder}/CHANGELOG.md`, changelog => releaseEntry(changelog, next, date));
  for (const file of [
    ...workspaces().map(workspace => `${workspace}/package.json`),
    TEMPLATE,
    'package-lock.json',
  ]) {
    change(file, json => withVersion(json, name, next));
  }
  console.log(`${name} is now ${next}. Once it is released, record its baseline: npm run record`);
}

try {
  const isKnown = Object.hasOwn(VERSIONED, which ?? '') && ['major', 'minor', 'patch'].includes(step);
  if (!isKnown)
    throw new Error(
      'Name the package (contract or platform) and the step (major, minor or patch), for example: npm run raise -- contract minor',
    );
  raise(VERSIONED[which]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
