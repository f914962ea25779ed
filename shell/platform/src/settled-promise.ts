/** Marks a promise as settled by the fields that React's `use` reads, so that a component does not suspend for it. */
export const markSettled = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled', value });
