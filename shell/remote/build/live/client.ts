/** Applies new builds by hot module replacement, or else reloads the page. */

import { createHotUpdater } from './hot-updater.ts';

/** The bundler defines the app's name (`output.uniqueName`) and the running build's hash. */
declare const __react_refresh_library__: string;
declare const __webpack_hash__: string;

declare global {
  interface ImportMeta {
    readonly webpackHot: { check(autoApply: true): Promise<string[] | null> };
  }
  interface Window {
    /** Builds since rendering, recorded by the document until this module runs. */
    builds?: Record<string, string>;
  }
}

interface BuildEvent {
  name: string;
  hash: string;
}

const applyUntil = createHotUpdater({
  hash: () => __webpack_hash__,
  applyNext: () => import.meta.webpackHot.check(true),
  reload(reason) {
    console.info(`${__react_refresh_library__} is reloaded:`, reason);
    window.location.reload();
  },
});

window.addEventListener('app-built', event => {
  const { name, hash } = (event as CustomEvent<BuildEvent>).detail;
  if (name === __react_refresh_library__) applyUntil(hash);
});
const missedHash = window.builds?.[__react_refresh_library__];
if (missedHash) applyUntil(missedHash);
