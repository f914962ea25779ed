import type { Decision } from './registry.ts';

/**
 * Pins a version for everybody; what was pinned before becomes the version to roll back to. A canary ends; a disabled
 * remote stays disabled.
 */
export function pinVersion({ canary: _, ...before }: Partial<Decision>, version: string): Decision {
  const previous = before.pinned === version ? before.previous : before.pinned;
  return { ...before, pinned: version, ...(previous ? { previous } : {}), source: 'command' };
}

/** Starts a canary: a version for a percentage of visitors (1 to 99); everybody else keeps the pinned version. */
export const startCanary = (before: Decision, version: string, percent: number): Decision => ({
  ...before,
  canary: { version, percent },
  source: 'command',
});

/**
 * Rolls back one step: ends a canary, else pins the previous version again, and the one before that becomes its
 * previous version.
 * @param history what was decided about the remote at other times, newest first
 * @returns nothing where there is no earlier version
 */
export function rollBack(before: Decision, history: Decision[]): Decision | undefined {
  const { canary, previous, ...rest } = before;
  if (canary) return { ...rest, ...(previous ? { previous } : {}), source: 'command' };
  if (!previous) return undefined;
  const secondPrevious = history.find(
    ({ pinned, canary: hadCanary }) => pinned === previous && !hadCanary,
  )?.previous;
  return {
    ...rest,
    pinned: previous,
    ...(secondPrevious ? { previous: secondPrevious } : {}),
    source: 'command',
  };
}

/** Disables a remote: its pages show a text, its slots are empty. */
export const disableRemote = (before: Decision, text: string): Decision => ({ ...before, disabled: text });

/** Enables a remote again. */
export function enableRemote({ disabled: _, ...before }: Decision): Decision {
  return before;
}

/** Follows the builds again: the next start of the site pins what it finds built. */
export const followBuilds = ({ canary: _, ...before }: Decision): Decision => ({
  ...before,
  source: 'build',
});
