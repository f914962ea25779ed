import type { Canary } from '@home-truths/contract';
import type { Decision } from '../registry.ts';

/** Which visitors get a version, and how its canary runs. */
export type Rollout = Pick<Canary, 'percent' | 'watch' | 'promoteAfter'>;

/** Pins a version for everybody and ends a canary; a disabled remote stays disabled. */
export function pinVersion({ canary: _, ...before }: Partial<Decision>, version: string): Decision {
  const previous = before.pinned === version ? before.previous : before.pinned;
  return { ...before, pinned: version, ...(previous ? { previous } : {}), source: 'command' };
}

/**
 * Gives a version to 1 to 99 percent of visitors. A canary that keeps its percentage keeps its counts.
 * @param now ISO time
 */
export function startCanary(before: Decision, version: string, rollout: Rollout, now: string): Decision {
  const { canary } = before;
  const { percent, ...watched } = rollout;
  const isSame = canary?.version === version && canary.percent === percent;
  const began = (isSame && canary.began) || now;
  return { ...before, canary: { version, percent, began, ...watched }, source: 'command' };
}

/**
 * Ends a canary, or otherwise pins the previous version again.
 * @param history the remote's decisions, newest first
 * @returns undefined if there is no earlier version
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

/** Makes the pages of a remote show a text, and its slots empty. */
export const disableRemote = (before: Decision, text: string): Decision => ({ ...before, disabled: text });

export function enableRemote({ disabled: _, ...before }: Decision): Decision {
  return before;
}

/** Lets the next start of the site pin its build again. */
export const followBuilds = ({ canary: _, ...before }: Decision): Decision => ({
  ...before,
  source: 'build',
});
