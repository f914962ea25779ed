import type { Compilation } from '@rspack/core';
import { SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';

/** The names that a build imports from each shared module: `{ react: ['useState'] }`; none where only `import()` is used. */
export type Imports = Record<string, string[]>;

/**
 * Collects what a compilation imports from shared modules, from the bundler's dependency graph.
 * @returns gives the imports, once the modules of the compilation are complete
 */
export function collectImports(compilation: Compilation): () => Imports {
  const found = new Map<string, Set<string>>();
  compilation.hooks.finishModules.tap('imports', modules => {
    for (const { dependencies, blocks } of modules) {
      // a block is an `import()`
      const all = [...dependencies, ...blocks.flatMap(block => block.dependencies)];
      for (const { request = '', ids = [] } of all) {
        const names = found.get(request) ?? new Set();
        const [name] = ids;
        found.set(request, name ? names.add(name) : names);
      }
    }
  });
  return () =>
    Object.fromEntries(
      [...SHARED_EAGER, ...SHARED_LAZY].flatMap(moduleName => {
        const names = found.get(moduleName);
        return names ? [[moduleName, [...names].sort()] as const] : [];
      }),
    );
}
