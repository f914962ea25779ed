/**
 * Marks a promise as settled: React's `use` reads these two fields, and does not suspend.
 *
 * @library react ~19.3.1
 * @gain no placeholder where the code is loaded already: without it React shows one first, and renders again
 * @upstream https://github.com/reactjs/react.dev/pull/8125
 */
export const markSettled = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled', value });
