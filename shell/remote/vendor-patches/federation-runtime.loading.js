const refuse = () => {
  throw new Error('Remotes are loaded by the shell (src/federation), not by Module Federation');
};

/** Replaces modules that load remotes; `disableRemote` leaves them in the bundle because others import them. */
export {
  refuse as createLink,
  refuse as createScript,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as getRemoteInfo,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as safeWrapper,
};
