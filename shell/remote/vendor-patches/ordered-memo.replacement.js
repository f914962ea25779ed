const MAX_RESULTS = 2000;

/** Short keys of earlier results, because most styles are compiled from others. */
const keys = new WeakMap();
let count = 0;

/** @param {unknown} value */
const keyOf = value => (value && typeof value === 'object' && keys.get(value)) || JSON.stringify(value);

/**
 * Stores results by arguments, which must be JSON values.
 * @template {unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Result} compute
 * @returns {(...args: Args) => Result}
 */
export function memo(compute) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  return (...args) => {
    const key = args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join();
    let result = results.get(key);
    if (result === undefined) {
      result = compute(...args);
      if (result && typeof result === 'object') keys.set(result, `#${count++}`);
      if (results.size >= MAX_RESULTS) results.clear();
      results.set(key, result);
    }
    return result;
  };
}
