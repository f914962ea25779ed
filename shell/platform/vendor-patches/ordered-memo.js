/** How many results each function keeps. */
const MAX_RESULTS = 2000;

/**
 * Stores the results of a function by its arguments, which consist of what JSON can hold.
 * @template {unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Result} compute
 * @returns {(...args: Args) => Result}
 */
export function memo(compute) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    let result = results.get(key);
    if (result === undefined) {
      result = compute(...args);
      if (results.size >= MAX_RESULTS) results.clear();
      results.set(key, result);
    }
    return result;
  };
}
