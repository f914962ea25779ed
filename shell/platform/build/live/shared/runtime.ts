/** In a remote: the shell's Fast Refresh runtime. Ids get the app's name, since they are unique within an app only. */
import type * as Refresh from 'react-refresh/runtime';

/** The app's name, defined by the Fast Refresh plugin. */
declare const __react_refresh_library__: string;

declare global {
  interface Window {
    refresh: typeof Refresh;
  }
}

const { refresh } = window;

export const register: typeof Refresh.register = (type, id) =>
  refresh.register(type, `${__react_refresh_library__} ${id}`);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refresh;
