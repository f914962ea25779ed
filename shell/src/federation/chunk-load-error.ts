import { readBoot } from '../boot.ts';
import { currentLocation } from './current-location.ts';

/** The path of a script of a remote or of the shell, in the error that was thrown because it failed to load. */
const SCRIPT_PATH = /(?:^|\s)(\/(?:r|a)(?:~\d+)?\/[^\s)]+\.js)/;
/** Prefix of the session-storage keys that record the scripts for which this tab was reloaded. */
const RELOADED_KEY_PREFIX = 'lost-code ';

/** The path of the script that failed to load. */
function scriptOf(error: unknown) {
  const { request, message } = (error ?? {}) as { request?: unknown; message?: unknown };
  const { origin } = window.location;
  const text = `${request} ${message}`
    .replaceAll(origin, ' ')
    .replaceAll(readBoot().assetsUrl ?? origin, ' ');
  return SCRIPT_PATH.exec(text)?.[1];
}

/** Whether the site no longer has a script; false where the network fails. */
const isGone = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Whether a form has unsent changes. */
const hasUnsentChanges = () => document.querySelector('form[data-dirty]') !== null;

/** Records that this tab is reloaded for a script; `false` if it was before, or if storage is unavailable. */
function isFirstTime(path: string) {
  const key = RELOADED_KEY_PREFIX + path.replace(/~\d+/, '');
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, with the current releases, when a chunk-load error comes from a script of an earlier release that
 * no longer exists: once for each script, and never while a form has unsent changes.
 */
export async function reloadOnChunkError(
  error: unknown,
  loadDocument = (to: string) => window.location.assign(to),
) {
  const path = scriptOf(error);
  if (!path || hasUnsentChanges() || !(await isGone(path))) return;
  if (!hasUnsentChanges() && isFirstTime(path)) loadDocument(currentLocation.url());
}
