/** The beginning of a module in a server bundle, and a module that only re-exports a shared one. */
const MODULE = /^(?:\/\*.*\*\/ ?)?"?([\w./-]+)"?\([^)]*\) \{$/m;
const RE_EXPORT = /module\.exports = require\("([^"]+)"\)/;

/** The variables of a module that hold a shared module, as `[variable, shared module]`. */
function moduleVariables(code: string, moduleOf: Map<string, string>) {
  const direct = [...code.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(
    ([, variable = '', moduleName = '']) => [variable, moduleName] as const,
  );
  const reExported = [...code.matchAll(/(\w+) = __webpack_require__\("?([\w./-]+)"?\)/g)].flatMap(
    ([, variable = '', id = '']) => {
      const moduleName = moduleOf.get(id);
      return moduleName ? [[variable, moduleName] as const] : [];
    },
  );
  return [...direct, ...reExported];
}

/**
 * What a server bundle imports from each module, read from its text, which the build does not minify: for releases made
 * before platform 1.3, whose manifests do not state it.
 *
 * @library @rspack/core ~2.3.2
 * @gain releases made before platform 1.3 can still be checked when they are pinned
 * @returns names by module, for example `{ react: ['useState'] }`
 */
export function importsOf(bundle: string): Record<string, string[]> {
  const [start = '', ...rest] = bundle.split(MODULE);
  const modules = [
    { id: '', code: start },
    ...rest.flatMap((id, i) => (i % 2 ? [] : [{ id, code: rest[i + 1] ?? '' }])),
  ];
  const moduleOf = new Map(
    modules.flatMap(({ id, code }) => {
      const moduleName = RE_EXPORT.exec(code)?.[1];
      return moduleName && id ? [[id, moduleName] as const] : [];
    }),
  );
  const names = new Map([...moduleOf.values()].map(moduleName => [moduleName, new Set<string>()]));
  for (const { code } of modules) {
    for (const [variable, moduleName] of moduleVariables(code, moduleOf)) {
      const imported = names.get(moduleName) ?? new Set();
      for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
        imported.add(name);
      names.set(moduleName, imported);
    }
  }
  return Object.fromEntries([...names].map(([moduleName, taken]) => [moduleName, [...taken].sort()]));
}
