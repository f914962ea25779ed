import { storageEntry } from '@home-truths/platform/data';
import { readBoot } from '../boot.ts';
import { currentLocation } from './current-location.ts';

/** A script of a remote (`r`) or of the shell (`a`); `~1` counts retries (`container.ts`). */
const SCRIPT_PATH = /(?:^|\s)(\/(?:r|a)(?:~\d+)?\/[^\s)]+\.js)/;
/** Marks scripts for which this tab was reloaded. */
const RELOADED_KEY_PREFIX = 'lost-code ';

function scriptOf(error: unknown) {
  const { request, message } = (error ?? {}) as { request?: unknown; message?: unknown };
  const { origin } = window.location;
  const text = `${request} ${message}`
    .replaceAll(origin, ' ')
    .replaceAll(readBoot().assetsUrl ?? origin, ' ');
  return SCRIPT_PATH.exec(text)?.[1];
}

/** False if the network fails. */
const isGone = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

const hasUnsentChanges = () => document.querySelector('form[data-dirty]') !== null;

/** Also false if storage is unavailable. */
function isFirstTime(path: string) {
  const mark = storageEntry(RELOADED_KEY_PREFIX + path.replace(/~\d+/, ''), () => sessionStorage);
  return !mark.read() && mark.write(1);
}

/** Reloads once per script of an earlier release that no longer exists, never while a form has unsent changes. */
export async function reloadOnChunkError(
  error: unknown,
  loadDocument = (to: string) => window.location.assign(to),
) {
  const path = scriptOf(error);
  if (!path || hasUnsentChanges() || !(await isGone(path))) return;
  // a form may have been changed during the request
  if (!hasUnsentChanges() && isFirstTime(path)) loadDocument(currentLocation.url());
}
