/** Where the code of one module begins in a server bundle, and the module that hands out a door. */
const MODULE = /^(?:\/\*.*\*\/ ?)?"?([\w./-]+)"?\([^)]*\) \{$/m;
const HANDS_OUT = /module\.exports = require\("([^"]+)"\)/;

/** The variables of a module that hold a door, as `[variable, door]`. */
function holders(code: string, doorOf: Map<string, string>) {
  const direct = [...code.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(
    ([, variable = '', door = '']) => [variable, door] as const,
  );
  const handed = [...code.matchAll(/(\w+) = __webpack_require__\("?([\w./-]+)"?\)/g)].flatMap(
    ([, variable = '', id = '']) => {
      const door = doorOf.get(id);
      return door ? [[variable, door] as const] : [];
    },
  );
  return [...direct, ...handed];
}

/**
 * What a server bundle takes from each door, read from its text, which the recipe does not minify.
 * @returns names by door, for example `{ react: ['useState'] }`
 */
export function importsOf(bundle: string): Record<string, string[]> {
  const [start = '', ...rest] = bundle.split(MODULE);
  const modules = [
    { id: '', code: start },
    ...rest.flatMap((id, i) => (i % 2 ? [] : [{ id, code: rest[i + 1] ?? '' }])),
  ];
  const doorOf = new Map(
    modules.flatMap(({ id, code }) => {
      const door = HANDS_OUT.exec(code)?.[1];
      return door && id ? [[id, door] as const] : [];
    }),
  );
  const names = new Map([...doorOf.values()].map(door => [door, new Set<string>()]));
  for (const { code } of modules) {
    for (const [variable, door] of holders(code, doorOf)) {
      const taken = names.get(door) ?? new Set();
      for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) taken.add(name);
      names.set(door, taken);
    }
  }
  return Object.fromEntries([...names].map(([door, taken]) => [door, [...taken].sort()]));
}
