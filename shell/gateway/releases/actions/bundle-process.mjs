/**
 * The process in which a team's server bundle is run once. It writes what is wrong with the exposed modules. Before the
 * bundle runs, all is removed by which it could reach the network, the disk or another process; the language is left.
 * Node's permissions and the limits of `run-bundle.ts` hold whatever the bundle finds.
 */
import fs from 'node:fs';
import { evaluate, runModule } from '../evaluate.mjs';

const LANGUAGE = new Set(
  `Object Function Array Number Boolean String Symbol BigInt Math Date Intl RegExp JSON Map Set WeakMap WeakSet WeakRef
  Iterator Promise Proxy Reflect Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
  BigInt64Array BigUint64Array Float16Array Float32Array Float64Array FinalizationRegistry globalThis undefined
  Infinity NaN isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent
  URL URLSearchParams TextEncoder TextDecoder`.split(/\s+/),
);

const isRoute = route =>
  typeof route === 'object' && route !== null && ('path' in route || 'index' in route || 'children' in route);

function findingsOfRoutes(module) {
  if (typeof module?.default !== 'function') return ['its ./routes is not a function that returns routes'];
  const routes = module.default({});
  if (!Array.isArray(routes) || !routes.length) return ['its ./routes returns no routes'];
  return routes.every(isRoute) ? [] : ['its ./routes returns something that is not a route'];
}

function findingsOfSlot(slot, module) {
  const { Component, load } = module?.default ?? {};
  const isSlotModule = Component && (load === undefined || typeof load === 'function');
  return isSlotModule ? [] : [`the default export of its slot ${slot} is not { Component, load? }`];
}

function findingsOf({ id, code, exposes }, sharedModules) {
  try {
    const exposed = evaluate(id, code, sharedModules) ?? {};
    return exposes.flatMap(name =>
      name === './routes' ? findingsOfRoutes(exposed[name]) : findingsOfSlot(name.slice(2), exposed[name]),
    );
  } catch (error) {
    return [`its server bundle cannot be run: ${`${error?.message ?? error}`.slice(0, 300)}`];
  }
}

// taken before the bundle runs, which may replace them
const { argv, exit, getBuiltinModule } = process;
const { stringify } = JSON;
const bundle = JSON.parse(fs.readFileSync(0, 'utf8'));
const { sharedModules } = runModule('shell', fs.readFileSync(argv[2], 'utf8'), getBuiltinModule);
for (const name of Reflect.ownKeys(globalThis))
  if (!LANGUAGE.has(name)) Reflect.deleteProperty(globalThis, name);
globalThis.console = { debug() {}, error() {}, info() {}, log() {}, warn() {} };
fs.writeSync(1, stringify(findingsOf(bundle, sharedModules)));
exit();
