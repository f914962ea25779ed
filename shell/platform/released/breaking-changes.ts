import semver from 'semver';
import type { PlatformBaseline } from './read-baseline.ts';
import { typeChanges } from './type-changes.ts';

const moduleChanges = (before: PlatformBaseline, now: PlatformBaseline) =>
  Object.entries(before.modules).flatMap(([moduleName, { version, names }]) => {
    const today = now.modules[moduleName];
    if (!today) return [`${moduleName} is gone`];
    const range = `^${version}`;
    return [
      ...(semver.satisfies(today.version, range)
        ? []
        : [`${moduleName} is ${today.version}, remotes require ${range}`]),
      ...names
        .filter(name => !today.names.includes(name))
        .map(name => `${moduleName} has no ${name} any more`),
    ];
  });

const slotChanges = (before: PlatformBaseline, now: PlatformBaseline) =>
  before.slots.filter(slot => !now.slots.includes(slot)).map(slot => `the slot ${slot} is gone`);

export const nameChanges = (before: PlatformBaseline, now: PlatformBaseline) => [
  ...moduleChanges(before, now),
  ...slotChanges(before, now),
];

/** Says what breaks released remotes: nothing in a new major version, for which all remotes are rebuilt. */
export const platformBreakingChanges = (before: PlatformBaseline, now: PlatformBaseline) =>
  semver.major(now.platform) > semver.major(before.platform)
    ? []
    : [...nameChanges(before, now), ...typeChanges(before, now)];
