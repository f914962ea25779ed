import { readBoot } from './boot.ts';
import { reloadOnChunkError } from './federation/chunk-load-error.ts';
import { keepFocus } from './layout/keep-focus.ts';
import { savedAt } from './offline/saved-at.ts';
import { listenForShortcut } from './overlay/shortcut.ts';
import { type ClientFailure, reportFailures } from './telemetry/reporter.ts';
import { reportVitals } from './telemetry/vitals.ts';
import { watchTooltips } from './tooltips/watch-tooltips.ts';

/** Starts what no first view needs: tooltips, focus, reports and the boundary overlay. */
export function startDeferred(failures: ClientFailure[]) {
  watchTooltips();
  keepFocus();
  const boot = readBoot();
  const reporter = reportFailures(boot, failures, ([, error]) => void reloadOnChunkError(error));
  // a saved copy says nothing about the site's performance
  if (!savedAt()) reportVitals(boot, reporter);
  listenForShortcut(boot);
}
