import semver from 'semver';
import type { PlatformBaseline } from './capabilities.ts';

const ofModules = (before: PlatformBaseline, now: PlatformBaseline) =>
  Object.entries(before.doors).flatMap(([moduleName, { version, names }]) => {
    const today = now.doors[moduleName];
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

const ofSlots = (before: PlatformBaseline, now: PlatformBaseline) =>
  Object.entries(before.slots).flatMap(([slot, props]) => {
    const today = now.slots[slot];
    if (today === undefined) return [`the slot ${slot} is gone`];
    return today === props
      ? []
      : [`${slot} has the props ${today} instead of ${props}: that is its next version`];
  });

/**
 * The breaking changes since the baseline, as messages; empty when a remote that ran before runs now. A new major version
 * of the platform says that all remotes are to be rebuilt.
 */
export const broken = (before: PlatformBaseline, now: PlatformBaseline) =>
  semver.major(now.platform) > semver.major(before.platform)
    ? []
    : [...ofModules(before, now), ...ofSlots(before, now)];
