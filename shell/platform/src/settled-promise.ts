/** Sets fields that React's `use` reads, so that components do not suspend. */
export const markSettled = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled', value });
