import { watch } from 'node:fs';
import { inside } from './paths.ts';
import { say } from './progress.ts';
import type { Site } from './site.ts';
import type { Message } from './supervisor.ts';

/** Milliseconds of quiet after a change; editors write a file more than once. */
const DEBOUNCE_MS = 100;

/** Restarts services when their code changes, and prints what was built. */
export function followSources({ supervisor }: Site) {
  let isOpen = false;
  let restarts = Promise.resolve();

  /** One after the other, since a service occupies its port. */
  function restart(name: 'backend' | 'gateway', title: string) {
    if (!isOpen) return;
    restarts = restarts
      .then(() => supervisor.restart(name))
      .then(
        () => say(`${title} runs the new code.`),
        error => say(error.message),
      );
  }

  /** Called by the build watcher after each build from source. */
  function built({ name, hash, errors, milliseconds }: Message) {
    if (errors) say(`${name} could not be built:\n${errors}`);
    else if (name === 'backend') restart('backend', 'The backend');
    else if (hash && isOpen) say(`${String(name).replaceAll('_', '-')} built in ${milliseconds} ms`);
  }

  let timer: NodeJS.Timeout | undefined;
  function changed(_: unknown, file: string | null) {
    if (!file || !/\.ts$/.test(file) || /\.test\.ts$|build-watcher\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart('gateway', 'The gateway'), DEBOUNCE_MS);
  }

  /** Called when everything runs: from now on changes are followed. */
  function open() {
    isOpen = true;
    watch(inside('shell/server'), { recursive: true }, changed);
  }
  return { built, open };
}
