/** In every app: applies new builds by hot module replacement, or reloads the page where that fails. */

import { createHotUpdater } from './hot-updater.ts';

/** The app's name, defined by the Fast Refresh plugin, and the hash of the running build. */
declare const __react_refresh_library__: string;
declare const __webpack_hash__: string;

declare global {
  interface ImportMeta {
    readonly webpackHot: { check(autoApply: true): Promise<string[] | null> };
  }
  interface Window {
    /** The builds since the document was rendered, recorded by its inline script until this module runs. */
    builds?: Record<string, string>;
  }
}

/** What the gateway reports about a build. */
interface BuildEvent {
  name: string;
  hash: string;
}

const follow = createHotUpdater({
  hash: () => __webpack_hash__,
  applyNext: () => import.meta.webpackHot.check(true),
  reload(reason) {
    console.info(`${__react_refresh_library__} is reloaded:`, reason);
    window.location.reload();
  },
});

window.addEventListener('app-built', event => {
  const { name, hash } = (event as CustomEvent<BuildEvent>).detail;
  if (name === __react_refresh_library__) follow(hash);
});
const missedHash = window.builds?.[__react_refresh_library__];
if (missedHash) follow(missedHash);
