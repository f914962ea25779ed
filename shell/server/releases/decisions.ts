import type { Decision } from './registry.ts';

/** Pins a version for everybody; what was pinned before becomes the way back. A canary ends, a switch stays. */
export function pinned({ canary: _, ...before }: Partial<Decision>, version: string): Decision {
  const previous = before.pinned === version ? before.previous : before.pinned;
  return { ...before, pinned: version, ...(previous ? { previous } : {}), source: 'command' };
}

/** Starts a canary: a version for a percentage of visitors (1 to 99); everybody else stays with what is pinned. */
export const withCanary = (before: Decision, version: string, percent: number): Decision => ({
  ...before,
  canary: { version, percent },
  source: 'command',
});

/**
 * One step back: a canary ends, else the version pinned before is pinned again, and what had come before that one is
 * the way back from it.
 * @param earlier what was decided about the remote at other times, newest first
 * @returns nothing where there is no way back
 */
export function rolledBack(before: Decision, earlier: Decision[]): Decision | undefined {
  const { canary, previous, ...rest } = before;
  if (canary) return { ...rest, ...(previous ? { previous } : {}), source: 'command' };
  if (!previous) return undefined;
  const before2 = earlier.find(
    ({ pinned, canary: hadCanary }) => pinned === previous && !hadCanary,
  )?.previous;
  return { ...rest, pinned: previous, ...(before2 ? { previous: before2 } : {}), source: 'command' };
}

/** Switches a remote off: its pages say a text, its slots are empty. */
export const switchedOff = (before: Decision, text: string): Decision => ({ ...before, disabled: text });

/** Switches a remote on again. */
export function switchedOn({ disabled: _, ...before }: Decision): Decision {
  return before;
}

/** Follows the builds again: the next start of the site pins what it finds built. */
export const following = ({ canary: _, ...before }: Decision): Decision => ({ ...before, source: 'build' });
