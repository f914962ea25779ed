import path from 'node:path';

/**
 * Leaves out of the router, in the browser, what the platform does not export and nothing can call: fetchers, actions
 * and forms, blockers, instrumentation, React Server Components, prefetching for the framework (`lean-router.js`). Its
 * package is one file, in which a bundler cannot tell. A build fails where one of the functions is not found.
 *
 * @library react-router ~7.18.5
 * @gain 5.9 KB in the vendor script (brotli, builds with and without); and no link has effects and states of its own
 */
export const leanRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: path.join(import.meta.dirname, 'lean-router.js'),
} as const;
