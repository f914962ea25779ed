import { currentLocation } from './current-location.ts';

/** The path of a script of a remote or of the shell, in what was thrown because it could not be had. */
const SCRIPT = /(?:^|\s)(\/(?:r|a)(?:~\d+)?\/[^\s)]+\.js)/;
/** Begins the names under which this tab remembers what it was loaded anew for. */
const RELOADED = 'lost-code ';

/** The path of the script that could not be had, without the number of an attempt. */
function scriptOf(error: unknown) {
  const { request, message } = (error ?? {}) as { request?: unknown; message?: unknown };
  const text = `${request} ${message}`.replaceAll(window.location.origin, ' ');
  return SCRIPT.exec(text)?.[1];
}

/** Whether the site no longer has a script; where the network fails nothing is known. */
const isGone = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Whether somebody has typed into a form and not sent it. */
const isBeingWritten = () => document.querySelector('form[data-dirty]') !== null;

/** Notes that this tab is loaded anew for a script; `false` where it was before, or cannot remember. */
function isFirstTime(path: string) {
  const key = RELOADED + path.replace(/~\d+/, '');
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew, with the releases of today, where a failure comes from a script of an earlier release that is
 * no longer there: once for each script, and never while a form is being written.
 */
export async function reloadOnChunkError(error: unknown, load = (to: string) => window.location.assign(to)) {
  const path = scriptOf(error);
  if (!path || isBeingWritten() || !(await isGone(path))) return;
  if (!isBeingWritten() && isFirstTime(path)) load(currentLocation.url());
}
