/** Uses the shell's Fast Refresh runtime; adds the app's name to ids, which are unique only within an app. */
import type * as Refresh from 'react-refresh/runtime';

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
