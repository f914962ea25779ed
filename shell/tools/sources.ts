import { watch } from 'node:fs';
import { repositoryPath } from './paths.ts';
import { say } from './progress.ts';
import type { Site } from './site.ts';
import type { Message } from './supervisor.ts';

/** Quiet time after a change, because editors write files repeatedly. */
const DEBOUNCE_MS = 100;

/** Restarts the backend after its builds, and the gateway when its source changes. */
export function followSources({ supervisor }: Site) {
  let isOpen = false;
  let restarts = Promise.resolve();

  /** Restarts services one after the other, since each occupies its port. */
  function restart(name: 'backend' | 'gateway', title: string) {
    if (!isOpen) return;
    restarts = restarts
      .then(() => supervisor.restart(name))
      .then(
        () => say(`${title} runs the new code.`),
        error => say(error.message),
      );
  }

  function onBuilt({ name, hash, errors, milliseconds }: Message) {
    if (errors) say(`${name} could not be built:\n${errors}`);
    else if (name === 'backend') restart('backend', 'The backend');
    else if (hash && isOpen) say(`${String(name).replaceAll('_', '-')} built in ${milliseconds} ms`);
  }

  let timer: NodeJS.Timeout | undefined;
  function onChanged(_: unknown, file: string | null) {
    if (!file || !/\.ts$/.test(file) || /\.test\.ts$|build-watcher\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart('gateway', 'The gateway'), DEBOUNCE_MS);
  }

  function open() {
    isOpen = true;
    watch(repositoryPath('shell/gateway'), { recursive: true }, onChanged);
    watch(repositoryPath('shell/tools'), { recursive: true }, onChanged);
  }
  return { onBuilt, open };
}
