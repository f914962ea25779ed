/** Returns `1 day` or `12 days`. */
export const quantity = (count: number | string, one: string, several = `${one}s`) =>
  `${count} ${String(count) === '1' ? one : several}`;
