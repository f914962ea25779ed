import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The router's exports give every bundler its development files: point at its production files instead.
 *
 * @library react-router ~7.18.5
 * @gain 0.4 KB in the vendor script (brotli, builds with and without)
 */
export function productionRouter() {
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json');
  const dist = path.join(path.dirname(router), 'dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}
