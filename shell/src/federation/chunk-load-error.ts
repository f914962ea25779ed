import { readBoot } from '../boot.ts';
import { currentLocation } from './current-location.ts';

/** Finds the script of a remote (`r`) or of the shell (`a`) in a loading error. */
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

/** False if this tab was already reloaded for a script, or storage is unavailable. */
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
 * Reloads once per script if an earlier release's script no longer exists, but never while a form has unsent changes.
 */
export async function reloadOnChunkError(
  error: unknown,
  loadDocument = (to: string) => window.location.assign(to),
) {
  const path = scriptOf(error);
  if (!path || hasUnsentChanges() || !(await isGone(path))) return;
  if (!hasUnsentChanges() && isFirstTime(path)) loadDocument(currentLocation.url());
}
