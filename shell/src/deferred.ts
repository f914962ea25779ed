import { readBoot } from './boot.ts';
import { reloadOnChunkError } from './federation/chunk-load-error.ts';
import { keepFocus } from './layout/keep-focus.ts';
import { savedAt } from './offline/saved-at.ts';
import { listenForShortcut } from './overlay/shortcut.ts';
import type { Failure } from './telemetry/failures.ts';
import { reportFailures } from './telemetry/reporter.ts';
import { reportVitals } from './telemetry/vitals.ts';
import { watchTooltips } from './tooltips/watch-tooltips.ts';

/**
 * What a page needs only once it stands.
 * @param failures noted until now
 */
export function startDeferred(failures: Failure[]) {
  watchTooltips();
  keepFocus();
  const boot = readBoot();
  const reporter = reportFailures(boot, failures, ([, error]) => void reloadOnChunkError(error));
  // how fast a copy on the device is says nothing about the site
  if (!savedAt()) reportVitals(boot, reporter);
  listenForShortcut(boot);
}
