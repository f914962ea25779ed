/** In a remote: the shell's runtime of Fast Refresh. Modules of two remotes may have the same id. */
import type * as Refresh from 'react-refresh/runtime';

/** The app's name, written in by the plugin of Fast Refresh. */
declare const __react_refresh_library__: string;

const { refresh } = window as unknown as { refresh: typeof Refresh };

export const register: typeof Refresh.register = (type, id) =>
  refresh.register(type, `${__react_refresh_library__} ${id}`);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refresh;
