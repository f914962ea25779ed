import type { ChangeSource } from './change-stream.ts';

/** A source of changes that a test reports. */
export function testChanges() {
  const listeners: Parameters<ChangeSource['follow']>[0][] = [];
  let isComplete = true;
  return {
    isComplete: () => isComplete,
    follow: (listener: Parameters<ChangeSource['follow']>[0]) => void listeners.push(listener),
    /** Reports a change. */
    report: (...tags: string[]) => listeners.forEach(listener => void listener(tags)),
    /** From now on changes may be missed, until `restore`. */
    lose: () => {
      isComplete = false;
      listeners.forEach(listener => void listener(undefined));
    },
    restore: () => {
      isComplete = true;
    },
  };
}
